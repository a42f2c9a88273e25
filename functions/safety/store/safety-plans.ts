import * as z from 'zod';
import type { Unreadable } from '../../../shared/kernel/unreadable.ts';
import type { SafetyPlanSummary } from '../../../shared/patients/record.ts';
import { type SafetyPlanInput, safetyPlanWords } from '../../../shared/safety/safety-plan-schema.ts';
import { type AuditContext, answering } from '../../kernel/store/audit.ts';
import { type Entity, type Item, keyPattern, parseItem, parseOr, parseRow } from '../../kernel/store/entity.ts';
import { create, replace } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';
import { recordEntity, recordPartition } from '../../patients/store/record.ts';
import { commitOrRead } from '../../patients/store/timeline.ts';

const storedPlan = safetyPlanWords.extend({
  version: z.int().min(1),
  /** The `sub` of the author of this version. */
  by: z.string(),
  writtenAt: z.iso.datetime(),
});
export type StoredPlan = z.infer<typeof storedPlan>;

export const safetyPlanEntity: Entity<string, typeof storedPlan> = {
  name: 'Safety plan',
  // The sort key is between those of external referrals and `RECORD`, so that the range of a record includes its plan.
  key: keyPattern(recordPartition, 'PLAN'),
  dataSubject: { patient: ['patientId'] },
  schema: storedPlan,
};

/** A safety plan as it read before it was changed. */
export const safetyPlanVersionEntity: Entity<{ patientId: string; version: number }, typeof storedPlan> = {
  name: 'Safety plan version',
  key: keyPattern(recordPartition, 'VERSION-PLAN#{version:6}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedPlan,
};

/** The summary of the plan in a record. */
export const summarisePlan = (item: Item): SafetyPlanSummary => {
  const plan = parseOr(safetyPlanEntity, item, () => undefined);
  return plan ? { version: plan.version, writtenAt: plan.writtenAt } : { unreadable: true };
};

type Found = { plan: StoredPlan | undefined };
type Saved = { outcome: 'done' | 'stale'; plan: StoredPlan | undefined } | { outcome: 'missing' };

/** Safety plans: one for each patient, changed by a dated new version, never erased. */
export const createSafetyPlanStore = (table: Table) => {
  /** The plan of a patient, if there is one; undefined when there is no such patient. */
  const read = async (patientId: string): Promise<Found | undefined> => {
    const [record, plan] = [recordEntity.key(patientId), safetyPlanEntity.key(patientId)];
    const items = await readPartition(table, record.pk, { from: plan.sk, to: record.sk });
    const find = (sk: string) => items.find((item) => item.sk === sk);
    const stored = find(plan.sk);
    return find(record.sk) && { plan: stored && parseItem(safetyPlanEntity, stored) };
  };

  return {
    read,

    /** Replaces the words that were read; the earlier version is kept. */
    async save(patientId: string, { version, ...words }: SafetyPlanInput, auditContext: AuditContext): Promise<Saved> {
      const before = await read(patientId);
      if (!before) return { outcome: 'missing' };
      const { at, username: by } = auditContext;
      const plan: StoredPlan = { ...words, version: version + 1, by, writtenAt: at };
      const isStale = (before.plan?.version ?? 0) !== version;
      if (isStale) return await answering(table, auditContext, patientId)({ outcome: 'stale', plan: before.plan });
      const writes = before.plan
        ? [
            replace(safetyPlanEntity, patientId, plan, { over: { version } }),
            create(safetyPlanVersionEntity, { patientId, version }, before.plan),
          ]
        : [create(safetyPlanEntity, patientId, plan)];
      const event = { kind: 'safety-plan', version: plan.version } as const;
      if (await commitOrRead(table, patientId, auditContext, event, writes)) return { outcome: 'done', plan };
      return { outcome: 'stale', plan: (await read(patientId))?.plan };
    },

    /** The earlier versions of the plan, the latest first. */
    async readEarlier(patientId: string): Promise<(StoredPlan | Unreadable<'version'>)[]> {
      const { pk, sk } = safetyPlanVersionEntity.key({ patientId, version: 0 });
      const versions = startingWith(sk.slice(0, sk.indexOf('#') + 1));
      const items = await readPartition(table, pk, { ...versions, latestFirst: true });
      return items.map((item) => parseRow(safetyPlanVersionEntity, item, 'version'));
    },
  };
};
