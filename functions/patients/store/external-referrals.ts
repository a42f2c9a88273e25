import { ulid } from 'ulid';
import { type ExternalReferral, externalReferral } from '../../../shared/patients/record.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, readItem } from '../../kernel/store/entity.ts';
import { check, put, replace } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { recordEntity, recordPartition } from './record.ts';
import { addToTimeline, commitOrRead } from './timeline.ts';

export const externalReferralEntity: Entity<
  { patientId: string; externalReferralId: string },
  typeof externalReferral
> = {
  name: 'External referral',
  // Sorted before `RECORD`, so that a record and its external referrals are one range.
  key: keyPattern(recordPartition, 'EXTERNAL#{externalReferralId}'),
  dataSubject: { patient: ['patientId'] },
  schema: externalReferral,
};

type NewReferral = Pick<ExternalReferral, 'patientId' | 'serviceType' | 'description'>;
type Progress = Pick<ExternalReferral, 'patientId' | 'externalReferralId' | 'status' | 'outcome' | 'version'>;

/** Referrals of a patient to another service: logged, with their later status and outcome. */
export const createExternalReferralStore = (table: Table) => {
  const read = (patientId: string, externalReferralId: string) =>
    readItem(table, externalReferralEntity, { patientId, externalReferralId });
  return {
    read,

    /** Stores one once; undefined when there is no such patient. */
    async add({ patientId, ...words }: NewReferral, idempotencyKey: string, auditContext: AuditContext) {
      const { at, username: by } = auditContext;
      const externalReferralId = ulid(Date.parse(at));
      const ids = { patientId, externalReferralId };
      const referral: ExternalReferral = {
        ...words,
        ...ids,
        referralDate: at,
        status: 'sent',
        outcome: '',
        version: 1,
      };
      const submission = { call: 'createExternalReferral', idempotencyKey, content: { patientId, ...words, by } };
      const event = { kind: 'external', externalReferralId, serviceType: words.serviceType } as const;
      const writes = [
        recordIdempotencyKey(submission, { id: externalReferralId, at }),
        check(recordEntity, patientId),
        put(externalReferralEntity, ids, referral),
        addToTimeline(patientId, auditContext, event),
      ];
      const { done } = await commitAudited(table, writes, auditContext, patientId);
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
      const { serviceType } = before;
      const event = { kind: 'external-updated', externalReferralId, serviceType, status, outcome } as const;
      const done = await commitOrRead(table, patientId, auditContext, event, [
        replace(externalReferralEntity, { patientId, externalReferralId }, referral, { over: { version } }),
      ]);
      if (done) return { outcome: 'done', referral };
      const current = await read(patientId, externalReferralId);
      if (!current) throw new Error('An external referral is missing, although nothing can delete one');
      return { outcome: 'stale', referral: current };
    },
  };
};
