import { ulid } from 'ulid';
import { type ExternalReferral, type ExternalStatus, externalReferral } from '../../../shared/api/record.ts';
import { commitTraced, recordReading, type Trace } from '../audit.ts';
import { type Entity, readItem } from '../entity.ts';
import { markSubmission, readSubmission } from '../once.ts';
import type { Table } from '../open-table.ts';
import { recordEntity, recordPartition } from './record.ts';
import { addToTimeline } from './timeline.ts';

export const externalReferralEntity: Entity<
  { referralId: string; externalReferralId: string },
  typeof externalReferral
> = {
  name: 'External referral',
  // Sorted before `RECORD`, so that a record and its external referrals are one range.
  key: ({ referralId, externalReferralId }) => ({
    pk: recordPartition(referralId),
    sk: `EXTERNAL#${externalReferralId}`,
  }),
  schema: externalReferral,
};

type NewReferral = { referralId: string; serviceType: string; description: string };
type Progress = {
  referralId: string;
  externalReferralId: string;
  status: ExternalStatus;
  outcome: string;
  version: number;
};

/** Referrals of a patient to another service: logged, and later their status and outcome. */
export const openExternalReferrals = (table: Table) => {
  const read = (referralId: string, externalReferralId: string) =>
    readItem(table, externalReferralEntity, { referralId, externalReferralId });
  return {
    read,

    /** Stores it once; undefined when there is no such patient. */
    async add(
      { referralId, ...words }: NewReferral,
      idempotencyKey: string,
      trace: Trace,
    ): Promise<ExternalReferral | undefined> {
      const { at, username: by } = trace;
      const externalReferralId = ulid(Date.parse(at));
      const referral: ExternalReferral = {
        ...words,
        referralId,
        externalReferralId,
        referralDate: at,
        status: 'sent',
        outcome: '',
        version: 1,
      };
      const submission = { call: 'createExternalReferral', idempotencyKey, content: { referralId, ...words, by } };
      const { refused } = await commitTraced(
        table,
        [
          markSubmission(submission, { id: externalReferralId, at }),
          { ConditionCheck: { Key: recordEntity.key(referralId), ConditionExpression: 'attribute_exists(pk)' } },
          { Put: { Item: { ...externalReferralEntity.key({ referralId, externalReferralId }), ...referral } } },
          addToTimeline(
            referralId,
            { at, by },
            { kind: 'external', externalReferralId, serviceType: words.serviceType },
          ),
        ],
        trace,
        referralId,
      );
      if (refused.length === 0) return referral;
      const stored = await readSubmission(table, submission);
      if (!stored) return undefined;
      await recordReading(table, trace, referralId);
      return await read(referralId, stored.id);
    },

    /** Says how it went on. */
    async progress(
      { referralId, externalReferralId, status, outcome, version }: Progress,
      trace: Trace,
    ): Promise<{ outcome: 'done' | 'stale'; referral: ExternalReferral } | { outcome: 'missing' }> {
      const before = await read(referralId, externalReferralId);
      if (!before) return { outcome: 'missing' };
      const referral = { ...before, status, outcome, version: version + 1 };
      const { at, username: by } = trace;
      const { serviceType } = before;
      const { refused } = await commitTraced(
        table,
        [
          {
            Put: {
              Item: { ...externalReferralEntity.key({ referralId, externalReferralId }), ...referral },
              ConditionExpression: 'version = :version',
              ExpressionAttributeValues: { ':version': version },
            },
          },
          addToTimeline(
            referralId,
            { at, by },
            { kind: 'external-updated', externalReferralId, serviceType, status, outcome },
          ),
        ],
        trace,
        referralId,
      );
      if (refused.length === 0) return { outcome: 'done', referral };
      await recordReading(table, trace, referralId);
      const current = await read(referralId, externalReferralId);
      if (!current) throw new Error('An external referral has gone that nothing can erase');
      return { outcome: 'stale', referral: current };
    },
  };
};
export type ExternalReferrals = ReturnType<typeof openExternalReferrals>;
