import * as z from 'zod';
import { staffRoles } from '../../../shared/kernel/roles.ts';
import { type SettingChange, settingChange } from './changes.ts';
import { type Entity, keyPattern } from './entity.ts';
import { create } from './entity-writes.ts';
import type { Table } from './open-table.ts';
import { shardOf } from './shard-of.ts';
import { auditIndexes } from './table.ts';
import { commitNamed, commitOne, nameWrites, type Outcome, type Write, type Writes } from './write.ts';

const auditEntry = z.object({
  at: z.iso.datetime(),
  requestId: z.string(),
  /** The `sub` of the account. */
  username: z.string(),
  role: z.enum(staffRoles),
  /** The name of the call in the contract. */
  call: z.string(),
  /** The id of the record that was read or changed, if it was one. */
  record: z.string().optional(),
  /** Whether the call was refused: their role may not make it. */
  refused: z.literal(true).optional(),
  /** What it changed, of the settings or of the public site. */
  changes: z.array(settingChange).optional(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Who calls what, and when. Every access function that changes something for staff takes one. */
export type AuditContext = Omit<AuditEntry, keyof About> & {
  written: boolean;
  /** Rejects when the caller's session is refused. Nothing is written before it has resolved. */
  admission?: Promise<void>;
};

/** Who does something, and when; nobody of the staff where a person does it by themselves. */
export type Doing = Pick<AuditContext, 'at'> & Partial<Pick<AuditContext, 'username'>>;

/** The prefixes of the audit log's partitions, and of no others. */
export const auditPrefix = 'AUDIT#';

/** One entry for each call, under the person who made it. Two indexes find it by time and by record. */
export const auditEntity: Entity<{ username: string; at: string; requestId: string }, typeof auditEntry> = {
  name: 'Audit event',
  key: keyPattern(`${auditPrefix}PERSON#{username}`, '{at}#{requestId}'),
  dataSubject: { patient: ['record'], sender: ['record'], account: ['username', 'record'] },
  schema: auditEntry,
  survivesErasure: true,
};

const monthShards = 4;
const monthOf = (at: string) => at.slice(0, 7);

/** The partitions of the index by time that contain the month of an instant. */
export const monthPartitions = (at: string): string[] =>
  Array.from({ length: monthShards }, (_, shard) => `${monthOf(at)}#${String(shard).padStart(2, '0')}`);

type About = Pick<AuditEntry, 'record' | 'refused' | 'changes'>;

/** The write of an audit event. The log is append-only: no entry is overwritten. */
const createEvent = (auditContext: AuditContext, { record, refused, changes }: About) => {
  const { at, requestId, username, role, call } = auditContext;
  const entry = { at, requestId, username, role, call, record, refused, changes };
  return create(auditEntity, entry, {
    ...entry,
    [auditIndexes.month.partitionKey]: `${monthOf(at)}#${shardOf(monthShards, requestId)}`,
    [auditIndexes.record.partitionKey]: record,
  });
};

/** Commits a change with its audit event, once the session is admitted. A refused change leaves no event. */
export const commitAudited = async <Name extends string = never>(
  table: Table,
  writes: Writes<Name>,
  auditContext: AuditContext,
  record?: string,
  changes?: SettingChange[],
): Promise<Outcome<Name>> => {
  await auditContext.admission;
  const event = { write: createEvent(auditContext, { record, changes }) };
  const outcome = await commitNamed(table, [...nameWrites(writes), event]);
  if (outcome.done) auditContext.written = true;
  return outcome;
};

/** The write of the audit event of a further record that a change is about, for its transaction. */
export const auditAlso = (auditContext: AuditContext, record: string): Write =>
  createEvent({ ...auditContext, requestId: `${auditContext.requestId}-also` }, { record });

const putEntry = async (table: Table, auditContext: AuditContext, about: About): Promise<void> => {
  await auditContext.admission;
  // Where there is one of the same person, instant and request: a reading that is not recorded is not answered.
  if (await commitOne(table, createEvent(auditContext, about))) auditContext.written = true;
};

export const auditReading = (table: Table, auditContext: AuditContext, record?: string): Promise<void> =>
  putEntry(table, auditContext, { record });

/** Answers a call that changed nothing: as a reading, once that is in the log. */
export const answering =
  (table: Table, auditContext: AuditContext, record?: string) =>
  async <Answer>(answer: Answer): Promise<Answer> => {
    await auditReading(table, auditContext, record);
    return answer;
  };

/** Records a call that was refused to a member of staff, with the record where that is what was refused. */
export const auditRefusal = (table: Table, auditContext: AuditContext, record?: string): Promise<void> =>
  putEntry(table, auditContext, { record, refused: true });
