import type { PatientRecord } from '../../../shared/patients/record.ts';
import { type Item, parseItem, parseRow } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { safetyPlanEntity, summarisePlan } from '../../safety/store/safety-plans.ts';
import { externalReferralEntity } from './external-referrals.ts';
import { presentRecord, recordEntity, type StoredRecord } from './record.ts';

export type FoundRecord = { record: PatientRecord; signature: string | undefined };

/** A record, and the items of its external referrals and its safety plan. */
type WholeRecord = { stored: StoredRecord; beside: readonly Item[] };

/** The record with its external referrals and its safety plan, in one request. */
export const readWhole = async (table: Table, patientId: string): Promise<WholeRecord | undefined> => {
  const { pk, sk } = recordEntity.key(patientId);
  const { sk: from } = externalReferralEntity.key({ patientId, externalReferralId: '' });
  const [first, ...beside] = await readPartition(table, pk, { from, to: sk, latestFirst: true });
  return first?.sk === sk ? { stored: parseItem(recordEntity, first), beside } : undefined;
};

/** The part of it that staff read, and the name of its signature. */
export const presentWhole = ({ stored: { signature, ...stored }, beside }: WholeRecord): FoundRecord => {
  const { patientId } = stored;
  const { sk: externalSk } = externalReferralEntity.key({ patientId, externalReferralId: '' });
  const plan = beside.find(({ sk }) => sk === safetyPlanEntity.key(patientId).sk);
  // The group sessions are in that range, too.
  const external = beside
    .filter((item) => String(item.sk).startsWith(externalSk))
    .map((item) => parseRow(externalReferralEntity, item, 'externalReferralId'));
  const record = presentRecord(stored, external);
  return { record: plan ? { ...record, safetyPlan: summarisePlan(plan) } : record, signature };
};
