import type { PatientRecord } from '../../../shared/patients/record.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { type Item, parseItem, parseRow, readItemCached } from '../../kernel/store/entity.ts';
import { findEarlierReply, recordIdempotencyKey, type Submission } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import type { Write } from '../../kernel/store/write.ts';
import { safetyPlanEntity, summarisePlan } from '../../safety/store/safety-plans.ts';
import { externalReferralEntity } from './external-referrals.ts';
import { presentRecord, recordEntity, type StoredRecord, storedRecord } from './record.ts';

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

type Read = { stored: StoredRecord };
/** The writes of a change; undefined where there is nothing to write or to enter in the audit log. */
type Planned = { writes: Write[] } | undefined;

/** @throws {StoreBusy} when others keep changing the record. */
const applyPlan = <Whole extends Read, Plan extends Planned>(
  table: Table,
  patientId: string,
  auditContext: AuditContext,
  read: () => Promise<Whole | undefined>,
  plan: (stored: StoredRecord) => Promise<Plan>,
): Promise<{ read: Whole; planned: Plan } | undefined> =>
  // A colleague may change the record between our read and our write: it is then read again, a few times.
  contend('a record while it was written', async () => {
    const found = await read();
    if (!found) return undefined;
    const planned = await plan(found.stored);
    if (!planned) return { read: found, planned };
    const { done } = await commitAudited(table, planned.writes, auditContext, patientId);
    return done ? { read: found, planned } : again;
  });

/**
 * Applies `plan` to the record as it is now and writes what it says; the outcome of the plan that was written, undefined when there
 * is no such record, also where it went between two attempts. Whatever the plan reads beyond the record is read after it, or checked
 * by a condition of its writes.
 *
 * @throws {StoreBusy} when others keep changing it.
 */
export const changeCurrent = async <Outcome>(
  table: Table,
  patientId: string,
  auditContext: AuditContext,
  plan: (stored: StoredRecord) => Promise<{ writes: Write[]; outcome: Outcome }>,
): Promise<Outcome | undefined> => {
  const read = async () => {
    const stored = await readItemCached(table, recordEntity, patientId);
    return stored && { stored };
  };
  const applied = await applyPlan(table, patientId, auditContext, read, plan);
  return applied?.planned.outcome;
};

type Change = { writes: Write[]; after: StoredRecord } | undefined;

/**
 * The same, with the record as it is once this is written: nobody reads it again to answer. A plan that comes to nothing
 * leaves the record as it was read.
 *
 * @throws {StoreBusy} when others keep changing it.
 */
export const changeAndPresent = async (
  table: Table,
  patientId: string,
  auditContext: AuditContext,
  plan: (stored: StoredRecord) => Promise<Change> | Change,
): Promise<FoundRecord | undefined> => {
  const read = () => readWhole(table, patientId);
  const applied = await applyPlan(table, patientId, auditContext, read, async (stored) => await plan(stored));
  if (!applied) return undefined;
  const { read: whole, planned } = applied;
  return presentWhole(planned ? { ...whole, stored: storedRecord.parse(planned.after) } : whole);
};

/**
 * Applies a change once, however often it is sent: sent again, it is refused by what it changed itself, or by its key, and is
 * done. `plan` may decide on another outcome, and then nothing is written.
 */
export const changeIdempotently = async <Other extends string | { outcome: string }>(
  table: Table,
  patientId: string,
  { content, ...sending }: Submission,
  auditContext: AuditContext,
  plan: (stored: StoredRecord) => Promise<Write[] | Other> | Write[] | Other,
): Promise<Other | 'done' | 'missing'> => {
  const submission = { ...sending, content: [patientId, content] };
  let attempts = 0;
  const changed = await changeCurrent<Other | 'done'>(table, patientId, auditContext, async (stored) => {
    attempts += 1;
    const planned = await plan(stored);
    const isPlanned = Array.isArray(planned);
    const isAgain = (!isPlanned || attempts > 1) && (await findEarlierReply(table, submission)) !== undefined;
    if (isAgain) return { writes: [], outcome: 'done' };
    if (!isPlanned) return { writes: [], outcome: planned };
    const submissionKey = recordIdempotencyKey(submission, { id: patientId, at: auditContext.at });
    return { writes: [submissionKey, ...planned], outcome: 'done' };
  });
  return changed ?? 'missing';
};
