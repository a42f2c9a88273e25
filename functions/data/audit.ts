import * as z from 'zod';
import { staffRoles } from '../../shared/domain/roles.ts';
import { today } from '../../shared/domain/today.ts';
import type { Entity } from './entity.ts';
import type { Table } from './open-table.ts';
import type { Key } from './table.ts';
import { commit, type Write } from './write.ts';

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
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Who calls what and when; every access function that changes something for staff is handed it. */
export type AuditContext = Omit<AuditEntry, 'record' | 'refused'> & { written: boolean };

/** Each entry stands in three places, so that a day, a person and a record are one bounded query each. */
export const auditPartitions = {
  day: (at: string) => `AUDIT#DAY#${today(new Date(at))}`,
  person: (username: string) => `AUDIT#PERSON#${username}`,
  record: (record: string) => `AUDIT#RECORD#${record}`,
};

export const auditEntity: Entity<{ partition: string; at: string; requestId: string }, typeof auditEntry> = {
  name: 'AuditEntry',
  key: ({ partition, at, requestId }) => ({ pk: partition, sk: `${at}#${requestId}` }),
  schema: auditEntry,
};

/** How often each person made each call in a quarter, for the review: counted with every entry. */
export const reviewPartition = (at: string) => `REVIEW#${at.slice(0, 4)}-Q${Math.ceil(Number(at.slice(5, 7)) / 3)}`;
export const reviewKey = ({ at, username, call }: Pick<AuditEntry, 'at' | 'username' | 'call'>): Key => ({
  pk: reviewPartition(at),
  sk: `${username}#${call}`,
});

const count = (auditContext: AuditContext): Write => ({
  Update: {
    Key: reviewKey(auditContext),
    UpdateExpression: 'ADD #times :one',
    ExpressionAttributeNames: { '#times': 'times' },
    ExpressionAttributeValues: { ':one': 1 },
  },
});

type About = Pick<AuditEntry, 'record' | 'refused'>;

const entriesOf = (auditContext: AuditContext, { record, refused }: About): Write[] => {
  const { at, requestId, username, role, call } = auditContext;
  const partitions = [
    auditPartitions.day(at),
    auditPartitions.person(username),
    ...(record === undefined ? [] : [auditPartitions.record(record)]),
  ];
  const entries = partitions.map((partition) => ({
    Put: {
      Item: { ...auditEntity.key({ partition, at, requestId }), at, requestId, username, role, call, record, refused },
      // Append-only: an entry is never written over.
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }));
  return refused ? entries : [...entries, count(auditContext)];
};

/**
 * Commits a change and, in the same transaction, its entry in the audit log. `serve` refuses to answer a change that was
 * made without one, and where the change was refused, none was.
 */
export const commitAudited = async (
  table: Table,
  writes: readonly Write[],
  auditContext: AuditContext,
  record?: string,
): Promise<{ refused: number[] }> => {
  const outcome = await commit(table, [...writes, ...entriesOf(auditContext, { record })]);
  if (outcome.refused.length === 0) auditContext.written = true;
  return outcome;
};

/** Puts a call in the audit log that was refused to a member of staff. */
export const auditRefusal = async (table: Table, auditContext: AuditContext): Promise<void> => {
  await commit(table, entriesOf(auditContext, { refused: true }));
};

/** Puts a reading in the audit log, before it is answered. */
export const auditReading = async (table: Table, auditContext: AuditContext, record?: string): Promise<void> => {
  await commitAudited(table, [], auditContext, record);
};
