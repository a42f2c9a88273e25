import { ulid } from 'ulid';
import * as z from 'zod';
import { type TimelineEvent, timelineEventKind } from '../../../shared/patients/timeline.ts';
import { type AuditContext, auditReading, commitAudited, type Doing } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, parseRow } from '../../kernel/store/entity.ts';
import { create } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { commit, type Write } from '../../kernel/store/write.ts';
import { recordPartition } from './record.ts';

const storedEvent = z.object({
  eventId: z.ulid(),
  at: z.iso.datetime(),
  /** The `sub` of the account. */
  by: z.string().optional(),
  event: timelineEventKind,
});
export type StoredEvent = z.infer<typeof storedEvent>;

export const eventEntity: Entity<{ patientId: string; eventId: string }, typeof storedEvent> = {
  name: 'Timeline event',
  key: keyPattern(recordPartition, 'EVENT#{eventId}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedEvent,
};

/** No call takes longer. An earlier instant is that of somebody who records what was: the demonstration, a test. */
export const longestCallMs = 60_000;

/**
 * When an event is written, by the instant at which its call began. A call that met another one is planned anew, after what the other
 * has written: so are its events.
 */
const writtenAt = (begunAt: string): number => {
  const [begun, now] = [Date.parse(begunAt), Date.now()];
  return begun <= now && now - begun < longestCallMs ? now : begun;
};

/**
 * The write that adds a timeline event, for the transaction of the change. It is made in the attempt that is written, so that events
 * are in the order in which they were written.
 */
export const addToTimeline = (patientId: string, { at: begunAt, username: by }: Doing, what: TimelineEvent): Write => {
  const written = writtenAt(begunAt);
  const eventId = ulid(written);
  const at = new Date(written).toISOString();
  return create(eventEntity, { patientId, eventId }, { eventId, at, by, event: what });
};

/**
 * Commits a change of a patient with its timeline event, both in the audit log. Where it is refused, the call is a reading: it is
 * answered with what is stored.
 */
export const commitOrRead = async (
  table: Table,
  patientId: string,
  auditContext: AuditContext,
  what: TimelineEvent,
  writes: readonly Write[],
): Promise<boolean> => {
  const event = addToTimeline(patientId, auditContext, what);
  const { done } = await commitAudited(table, [...writes, event], auditContext, patientId);
  if (!done) await auditReading(table, auditContext, patientId);
  return done;
};

/** The latest events of a record, or those before one. */
export const readTimeline = async (table: Table, patientId: string, before: string, size: number) => {
  const key = (eventId: string) => eventEntity.key({ patientId, eventId });
  const { pk, sk: from } = key('');
  // Letters of an id sort before `~`; the event itself is filtered out below.
  const { sk: to } = key(before === 'latest' ? '~' : before);
  const items = await readPartition(table, pk, { from, to, latestFirst: true, limit: size + 2 });
  const events = items
    .map((item) => parseRow(eventEntity, item, 'eventId'))
    .filter(({ eventId }) => eventId !== before);
  return { events: events.slice(0, size), more: events.length > size };
};

export const createTimelineStore = (table: Table) => ({
  /** Adds a timeline event that belongs to no other write. */
  async add(patientId: string, doing: Doing, what: TimelineEvent): Promise<void> {
    await commit(table, [addToTimeline(patientId, doing, what)]);
  },

  /** The id of the latest event: while it is the same, nothing has happened to the patient. */
  async watch(patientId: string) {
    const { events } = await readTimeline(table, patientId, 'latest', 1);
    return { latest: events[0]?.eventId };
  },

  /** The timeline of a patient before an event, or up to now; the latest first, `size` events. */
  read: (patientId: string, before: string, size: number) => readTimeline(table, patientId, before, size),
});
