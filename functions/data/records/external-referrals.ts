import { ulid } from 'ulid';
import { type ExternalReferral, type ExternalStatus, externalReferral } from '../../../shared/api/record.ts';
import { type AuditContext, auditReading, commitAudited } from '../audit.ts';
import { type Entity, readItem } from '../entity.ts';
import { check, put, replace } from '../entity-writes.ts';
import { findEarlierReply, recordIdempotencyKey } from '../idempotency.ts';
import type { Table } from '../open-table.ts';
import { recordEntity, recordPartition } from './record.ts';
import { addToTimeline } from './timeline.ts';

export const externalReferralEntity: Entity<
  { patientId: string; externalReferralId: string },
  typeof externalReferral
> = {
  name: 'External referral',
  // Sorted before `RECORD`, so that a record and its external referrals are one range.
  key: ({ patientId, externalReferralId }) => ({
    pk: recordPartition(patientId),
    sk: `EXTERNAL#${externalReferralId}`,
  }),
  idTemplate: { patientId: '{patientId}', externalReferralId: '{externalReferralId}' },
  dataSubject: { patient: ['patientId'] },
  schema: externalReferral,
};

type NewReferral = { patientId: string; serviceType: string; description: string };
type Progress = {
  patientId: string;
  externalReferralId: string;
  status: ExternalStatus;
  outcome: string;
  version: number;
};

/** Referrals of a patient to another service: logged, with their later status and outcome. */
export const createExternalReferralStore = (table: Table) => {
  const read = (patientId: string, externalReferralId: string) =>
    readItem(table, externalReferralEntity, { patientId, externalReferralId });
  return {
    read,

    /** Stores one once; undefined when there is no such patient. */
    async add(
      { patientId, ...words }: NewReferral,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<ExternalReferral | undefined> {
      const { at, username: by } = auditContext;
      const externalReferralId = ulid(Date.parse(at));
      const referral: ExternalReferral = {
        ...words,
        patientId,
        externalReferralId,
        referralDate: at,
        status: 'sent',
        outcome: '',
        version: 1,
      };
      const submission = {
        call: 'createExternalReferral',
        idempotencyKey,
        content: { patientId, ...words, by },
      };
      const { done } = await commitAudited(
        table,
        [
          recordIdempotencyKey(submission, { id: externalReferralId, at }),
          check(recordEntity, patientId),
          put(externalReferralEntity, { patientId, externalReferralId }, referral),
          addToTimeline(
            patientId,
            { at, by },
            { kind: 'external', externalReferralId, serviceType: words.serviceType },
          ),
        ],
        auditContext,
        patientId,
      );
      if (done) return referral;
      const stored = await findEarlierReply(table, submission);
      if (!stored) return undefined;
      await auditReading(table, auditContext, patientId);
      return await read(patientId, stored.id);
    },

    /** Records its progress. */
    async progress(
      { patientId, externalReferralId, status, outcome, version }: Progress,
      auditContext: AuditContext,
    ): Promise<{ outcome: 'done' | 'stale'; referral: ExternalReferral } | { outcome: 'missing' }> {
      const before = await read(patientId, externalReferralId);
      if (!before) return { outcome: 'missing' };
      const referral = { ...before, status, outcome, version: version + 1 };
      const { at, username: by } = auditContext;
      const { serviceType } = before;
      const { done } = await commitAudited(
        table,
        [
          replace(externalReferralEntity, { patientId, externalReferralId }, referral, { over: { version } }),
          addToTimeline(
            patientId,
            { at, by },
            { kind: 'external-updated', externalReferralId, serviceType, status, outcome },
          ),
        ],
        auditContext,
        patientId,
      );
      if (done) return { outcome: 'done', referral };
      await auditReading(table, auditContext, patientId);
      const current = await read(patientId, externalReferralId);
      if (!current) throw new Error('An external referral is missing, although nothing can delete one');
      return { outcome: 'stale', referral: current };
    },
  };
};
export type ExternalReferralStore = ReturnType<typeof createExternalReferralStore>;
