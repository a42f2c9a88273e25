import * as z from 'zod';
import { staffRoles } from '../../shared/domain/roles.ts';
import type { Entity } from './entity.ts';
import type { Table } from './open-table.ts';
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
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Who calls what and when; every access function that changes something for staff is handed it. */
export type Trace = Omit<AuditEntry, 'record'> & { written: boolean };

/** Each entry stands in three places, so that a day, a person and a record are one bounded query each. */
export const auditPartitions = {
  day: (at: string) => `AUDIT#DAY#${at.slice(0, 10)}`,
  person: (username: string) => `AUDIT#PERSON#${username}`,
  record: (record: string) => `AUDIT#RECORD#${record}`,
};

export const auditEntity: Entity<{ partition: string; at: string; requestId: string }, typeof auditEntry> = {
  name: 'AuditEntry',
  key: ({ partition, at, requestId }) => ({ pk: partition, sk: `${at}#${requestId}` }),
  schema: auditEntry,
};

/**
 * The writes that put a call on the trail, for the transaction of the change it makes. `serve` refuses to answer a
 * change that was made without them.
 */
export const audit = (trace: Trace, record?: string): Write[] => {
  trace.written = true;
  const { at, requestId, username, role, call } = trace;
  const partitions = [
    auditPartitions.day(at),
    auditPartitions.person(username),
    ...(record === undefined ? [] : [auditPartitions.record(record)]),
  ];
  return partitions.map((partition) => ({
    Put: {
      Item: { ...auditEntity.key({ partition, at, requestId }), at, requestId, username, role, call, record },
      // Append-only: an entry is never written over.
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }));
};

/** Puts a reading on the trail, before it is answered. */
export const recordReading = async (table: Table, trace: Trace, record?: string): Promise<void> => {
  await commit(table, audit(trace, record));
};
