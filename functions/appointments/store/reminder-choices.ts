import * as z from 'zod';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, parseItem, parseOr, readItem } from '../../kernel/store/entity.ts';
import { check, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import { recordEntity, recordPartition } from '../../patients/store/record.ts';
import { reachableEntity, safeWayOf, textStateOf } from './text-state.ts';

const stored = z.object({
  patientId: z.string(),
  /** Whether they want a text the day before an appointment. */
  wanted: z.boolean(),
  /** Whether they want a link when a questionnaire falls due. No stored value means no. */
  tests: z.boolean().default(false),
  by: z.string(),
  at: z.iso.datetime(),
  version: z.int().min(1),
});

export type ReminderChoice = z.infer<typeof stored>;

/** What a patient has said about reminders. No stored item means no. */
export const reminderChoiceEntity: Entity<string, typeof stored> = {
  name: 'Choice about reminders',
  key: keyPattern(recordPartition, 'REMINDERS'),
  dataSubject: { patient: ['patientId'] },
  schema: stored,
};

type Choice = { wanted: boolean; tests: boolean; version: number };
const never: Choice = { wanted: false, tests: false, version: 0 };
const shown = (choice: Choice | undefined): Choice =>
  choice ? { wanted: choice.wanted, tests: choice.tests, version: choice.version } : never;

export const createReminderChoices = (table: Table) => ({
  /** Their choice, whether a text would reach them, and how a link would; undefined when there is no such patient. */
  async read(patientId: string) {
    const items = await readBatch(table, [reminderChoiceEntity.key(patientId), reachableEntity.key(patientId)]);
    const find = (sk: string) => items.find((item) => item.sk === sk);
    const record = find(reachableEntity.key(patientId).sk);
    if (!record) return undefined;
    const choice = find(reminderChoiceEntity.key(patientId).sk);
    const person = parseItem(reachableEntity, record);
    return {
      ...shown(choice && parseOr(reminderChoiceEntity, choice, () => undefined)),
      text: textStateOf(person),
      linkBy: safeWayOf(person),
    };
  },

  async choose(
    patientId: string,
    { wanted, tests, version }: Choice,
    auditContext: AuditContext,
  ): Promise<{ outcome: 'done' | 'stale'; choice: Choice } | { outcome: 'missing' }> {
    const { at, username: by } = auditContext;
    const chosen = { patientId, wanted, tests, by, at, version: version + 1 };
    const asRead = version === 0 ? { exists: false } : { equals: { version } };
    const writes = {
      choice: put(reminderChoiceEntity, patientId, chosen, asRead),
      record: check(recordEntity, patientId),
    };
    const { done, refused } = await commitAudited(table, writes, auditContext, patientId);
    if (done) return { outcome: 'done', choice: shown(chosen) };
    if (refused.has('record')) return { outcome: 'missing' };
    await auditReading(table, auditContext, patientId);
    const choice = shown(await readItem(table, reminderChoiceEntity, patientId));
    // The same request, sent again after its answer was lost.
    const isSame = choice.wanted === wanted && choice.tests === tests && choice.version === version + 1;
    return { outcome: isSame ? 'done' : 'stale', choice };
  },
});
