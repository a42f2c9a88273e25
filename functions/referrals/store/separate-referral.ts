import { documentEntity } from '../../documents/store/document-items.ts';
import { moveDocuments } from '../../documents/store/documents.ts';
import {
  currentEpisode,
  replaceEpisode,
  type StoredEpisode,
  type StoredEpisodes,
} from '../../episodes/store/episodes.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { readItem, readItems } from '../../kernel/store/entity.ts';
import { put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { withoutDeletingPut } from '../../kernel/store/write.ts';
import { changeStatus } from '../../patients/store/change-status.ts';
import { recordEntity, type StoredRecord } from '../../patients/store/record.ts';
import { putRecord } from '../../patients/store/record-writes.ts';
import { addToTimeline, createTimelineStore, eventEntity } from '../../patients/store/timeline.ts';
import { readConsents, removeCopiedConsents } from '../../privacy/store/consents.ts';
import { addToNoBaselineList } from '../../questionnaires/store/no-baseline-list.ts';
import { separateCalls } from '../../safety/store/call-after.ts';
import { moveTasks } from '../../tasks/store/move-tasks.ts';
import { taskEntity } from '../../tasks/store/task-items.ts';
import { isOfReferral, type JoinedReferral, joinedReferralEntity, mostEvents } from './joined-referral-items.ts';
import { referenceEntity } from './references.ts';

export type Separated = { patientId: string; formerId: string };
export type Separation = { outcome: 'done'; patientId: string } | { outcome: 'missing' | 'worked-with' };

const includesReferral = ({ joined = [] }: StoredEpisode, id: string) => joined.some(({ formerId }) => formerId === id);

/** Whether the joined referral began the episode, because the one before it was closed. */
const beganWith = ({ number, referredAt, joined = [] }: StoredEpisode, { record, formerId }: JoinedReferral) =>
  number > 1 && joined[0]?.formerId === formerId && referredAt === currentEpisode(record.episodes).referredAt;

/** The episode without the joined referral, with its earlier services. */
const withoutJoined = ({ joined = [], ...episode }: StoredEpisode, { formerId, before }: JoinedReferral) => {
  const rest = joined.filter((one) => one.formerId !== formerId);
  // After further joins it is not known what each of them added.
  const services = before && rest.length === 0 ? before.services : episode.services;
  return { ...episode, services, ...(rest.length > 0 && { joined: rest }), version: episode.version + 1 };
};

type Remaining = { active: boolean; episodes: StoredEpisodes; user?: StoredRecord['user'] };

/** What joining took from the patient's danger, as it was, unless staff have said something of it since. */
const dangerWithout = ({ danger }: StoredRecord, { before, joinedAt }: JoinedReferral) =>
  danger?.since === joinedAt && !danger.word ? { danger: before?.danger } : {};

/**
 * The patient's remaining episodes; undefined where the referral's own episode has become theirs through later work in
 * it.
 */
const remainingOf = async (
  table: Table,
  patient: StoredRecord,
  joined: JoinedReferral,
  copied: ReadonlySet<string>,
): Promise<Remaining | undefined> => {
  const { episodes, active, patientId } = patient;
  const episode = episodes.find((one) => includesReferral(one, joined.formerId));
  if (!episode) return undefined;
  if (!beganWith(episode, joined)) {
    return { active, episodes: replaceEpisode(episodes, withoutJoined(episode, joined)) };
  }
  const [first, ...later] = episodes;
  const isUntouched = episode === currentEpisode(episodes) && episode.joined?.length === 1 && !episode.closing;
  if (!isUntouched) return undefined;
  const { events } = await createTimelineStore(table).read(patientId, 'latest', mostEvents);
  const since = events.filter((event) => 'unreadable' in event || event.at >= joined.joinedAt);
  const isOfThisReferral = (event: (typeof events)[number]) =>
    !('unreadable' in event) &&
    (copied.has(event.eventId) || event.event.kind === 'referral-joined' || isOfReferral(event));
  if (since.length === mostEvents || !since.every(isOfThisReferral)) return undefined;
  // The earlier episode was closed with its worker of that time.
  return { active: false, episodes: [first, ...later.slice(0, -1)], user: joined.before?.user };
};

/** The documents that came with the referral, without those deleted since. */
const readMoved = async (table: Table, patientId: string, { documentIds = [] }: JoinedReferral) => {
  const read = await Promise.all(
    documentIds.map((documentId) => readItem(table, documentEntity, { patientId, documentId })),
  );
  return read.filter((one) => one !== undefined);
};

const tryToSeparate = async (
  table: Table,
  { patient, joined, reason }: { patient: StoredRecord; joined: JoinedReferral; reason: string },
  auditContext: AuditContext,
): Promise<Separation | typeof again> => {
  const { formerId } = joined;
  const { patientId } = patient;
  const { events } = await createTimelineStore(table).read(formerId, 'latest', mostEvents);
  const copies = events.map(({ eventId }) => eventId);
  const remaining = await remainingOf(table, patient, joined, new Set(copies));
  if (!remaining) return { outcome: 'worked-with' };
  const record: StoredRecord = { ...joined.record, revision: joined.record.revision + 1, changedAt: auditContext.at };
  const { reference } = record;
  const [documents, consents] = await Promise.all([readMoved(table, patientId, joined), readConsents(table, formerId)]);
  const tasks = (await readItems(table, taskEntity, joined.taskIds ?? [])).filter((one) => one.patientId === patientId);
  const event = { kind: 'referral-separated' as const, reason, ...(reference && { reference }) };
  const { done } = await commitAudited(
    table,
    withoutDeletingPut([
      remove(joinedReferralEntity, formerId, { exists: true }),
      ...(await changeStatus(
        table,
        patient,
        {
          ...remaining,
          ...dangerWithout(patient, joined),
          call: separateCalls(patient, joined.before?.dangerCall, 'user' in remaining ? remaining.user : patient.user),
        },
        { ...auditContext, why: reason },
      )),
      // Events of the referral from before it was joined are no events of this patient.
      ...copies.map((eventId) => remove(eventEntity, { patientId, eventId })),
      ...removeCopiedConsents(consents, patientId),
      ...moveDocuments(documents, patientId, formerId),
      ...moveTasks(tasks, formerId),
      ...putRecord(record),
      ...(record.active ? addToNoBaselineList(formerId) : []),
      ...(reference ? [put(referenceEntity, reference, { patientId: formerId })] : []),
      addToTimeline(patientId, auditContext, event),
      addToTimeline(formerId, auditContext, { ...event, isOwn: true }),
    ]),
    auditContext,
    patientId,
  );
  return done ? { outcome: 'done', patientId: formerId } : again;
};

/**
 * Makes a joined referral a record of its own again, as it was when it was joined. Notes and answers written since are
 * the patient's, and stay with them.
 */
export const separateReferral = (
  table: Table,
  { patientId, formerId }: Separated,
  reason: string,
  auditContext: AuditContext,
): Promise<Separation> =>
  contend<Separation>('two records while they were separated', async () => {
    const [patient, joined] = await Promise.all([
      readItem(table, recordEntity, patientId),
      readItem(table, joinedReferralEntity, formerId),
    ]);
    if (!patient || joined?.patientId !== patientId) {
      // A request sent again: it is done.
      if (!patient || !(await readItem(table, recordEntity, formerId))) return { outcome: 'missing' };
      await auditReading(table, auditContext, patientId);
      return { outcome: 'done', patientId: formerId };
    }
    return await tryToSeparate(table, { patient, joined, reason }, auditContext);
  });
