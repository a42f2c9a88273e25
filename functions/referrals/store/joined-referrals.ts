import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import { joinLimits } from '../../../shared/privacy/record-limits.ts';
import { moveDocuments, readDocuments } from '../../documents/store/documents.ts';
import {
  currentEpisode,
  replaceEpisode,
  type StoredEpisode,
  type StoredEpisodes,
} from '../../episodes/store/episodes.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { create, put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { type Write, withoutDeletingPut } from '../../kernel/store/write.ts';
import { caseloadEntity } from '../../patients/store/caseload.ts';
import { changeStatus } from '../../patients/store/change-status.ts';
import { recordEntity, referralDateOf, type StoredRecord } from '../../patients/store/record.ts';
import { moveRecord } from '../../patients/store/record-writes.ts';
import { addToTimeline, createTimelineStore, eventEntity, type StoredEvent } from '../../patients/store/timeline.ts';
import { copyConsents, readConsents } from '../../privacy/store/consents.ts';
import { isWithoutBaseline, removeFromNoBaselineList } from '../../questionnaires/store/no-baseline-list.ts';
import {
  answerCall,
  type GivenAnswer,
  isUnanswered,
  joinCalls,
  type Unanswered,
} from '../../safety/store/call-after.ts';
import { callOf, dangerOfReferral, joinDanger } from '../../safety/store/danger-state.ts';
import { openCallEntity } from '../../safety/store/open-calls.ts';
import { moveTasks, readTasksToMove } from '../../tasks/store/move-tasks.ts';
import { joinedReferralEntity, mayBeJoined, mostEvents, tickedOf } from './joined-referral-items.ts';
import { referenceEntity } from './references.ts';
import { type Separated, separateReferral } from './separate-referral.ts';

// A referral arrives with three.
const mostDocuments = 6;
const mostConsents = 10;

/** An event of a referral among those of its patient: an earlier version stays one of the referral. */
const namingVersion = ({ event, ...others }: StoredEvent, of: string): StoredEvent => ({
  ...others,
  event: event.kind === 'changed' ? { ...event, of } : event,
});

/**
 * The writes that remove a record from everything that finds patients; refused where somebody has had contact since it
 * was read.
 */
const deindexRecord = async (table: Table, record: StoredRecord): Promise<Write[]> => {
  const { patientId, active, revision } = record;
  const isWaited = active && (await isWithoutBaseline(table, patientId));
  return [
    remove(recordEntity, patientId, { equals: { revision } }),
    // Where there was a contact, a note or a result was written meanwhile.
    remove(caseloadEntity, patientId, { absent: ['contacted'] }),
    ...moveRecord(record, undefined),
    ...(callOf(record) ? [remove(openCallEntity, patientId)] : []),
    ...(isWaited ? removeFromNoBaselineList(patientId) : []),
  ];
};

const joinedOf = (record: StoredRecord) => ({
  formerId: record.patientId,
  ...(record.reference && { reference: record.reference }),
  ...(record.codeHash && { codeHash: record.codeHash }),
  referredAt: referralDateOf(record.patientId),
  ticked: tickedOf(record),
  danger: dangerOfReferral(record, currentEpisode(record.episodes)),
});

/**
 * The episodes of a patient with the referral of another record. In an open episode it becomes one more referral of
 * that episode; otherwise it begins a further episode, in its own state.
 */
const joinEpisodes = (episodes: StoredEpisodes, record: StoredRecord): StoredEpisodes => {
  const current = currentEpisode(episodes);
  const theirs = currentEpisode(record.episodes);
  const joined = joinedOf(record);
  if (current.closing === undefined) {
    return replaceEpisode(episodes, {
      ...current,
      services: [...new Set([...current.services, ...theirs.services])],
      joined: [...(current.joined ?? []), joined],
      version: current.version + 1,
    });
  }
  const further: StoredEpisode = { ...theirs, number: current.number + 1, joined: [joined], version: 1 };
  return [...episodes, further];
};

export type Joined =
  | { outcome: 'done'; patientId: string; isFurther: boolean }
  | { outcome: 'missing' | 'same' | 'closed' | 'worked-with' | Unanswered };

export const createJoinedReferralStore = (table: Table) => {
  const timeline = createTimelineStore(table);
  const readRecord = (patientId: string) => readItem(table, recordEntity, patientId);

  const tryToJoin = async (
    [from, to]: readonly [StoredRecord, StoredRecord],
    answer: GivenAnswer | undefined,
    auditContext: AuditContext,
  ): Promise<Joined | typeof again> => {
    const { at, username: by } = auditContext;
    const [formerId, patientId] = [from.patientId, to.patientId];
    if (currentEpisode(from.episodes).closing) return { outcome: 'closed' };
    const [{ events, more }, attached, tasks, answers] = await Promise.all([
      timeline.read(formerId, 'latest', mostEvents),
      readDocuments(table, formerId, 'latest', mostDocuments),
      readTasksToMove(table, formerId),
      readConsents(table, formerId),
    ]);
    const readable = events.flatMap((event) => ('unreadable' in event ? [] : [event]));
    if (more || readable.length < events.length || !readable.every(mayBeJoined)) return { outcome: 'worked-with' };
    const consents = onlyReadable(answers);
    if (consents.length > mostConsents || consents.length < answers.length) return { outcome: 'worked-with' };
    const documents = attached.documents.flatMap((one) => ('unreadable' in one ? [] : [one]));
    if (!tasks || attached.more || documents.length < attached.documents.length) return { outcome: 'worked-with' };
    const episodes = joinEpisodes(to.episodes, from);
    const isFurther = episodes.length > to.episodes.length;
    const user = isFurther ? (from.user ?? to.user) : to.user;
    const theirs = answerCall(from, user, answer);
    if (isUnanswered(theirs)) return { outcome: theirs };
    const call = joinCalls(to, user, theirs);
    const danger = joinDanger(to, from, at);
    const limits = joinLimits(to.limits, from.limits, user?.id);
    const { number } = currentEpisode(episodes);
    const { done } = await commitAudited(
      table,
      withoutDeletingPut([
        ...(await deindexRecord(table, from)),
        create(joinedReferralEntity, formerId, {
          patientId,
          formerId,
          joinedAt: at,
          joinedBy: by,
          record: from,
          before: {
            services: currentEpisode(to.episodes).services,
            ...(to.user && { user: to.user }),
            ...(to.danger && { danger: to.danger }),
            ...(to.dangerCall && { dangerCall: to.dangerCall }),
          },
          ...(documents.length > 0 && { documentIds: documents.map(({ documentId }) => documentId) }),
          ...(tasks.length > 0 && { taskIds: tasks.map(({ taskId }) => taskId) }),
        }),
        ...(from.reference ? [put(referenceEntity, from.reference, { patientId })] : []),
        ...(await changeStatus(
          table,
          to,
          { active: true, episodes, call, ...(danger && { danger }), ...(limits && { limits }), ...(user && { user }) },
          auditContext,
        )),
        ...moveDocuments(documents, formerId, patientId),
        ...moveTasks(tasks, patientId),
        ...copyConsents(consents, patientId),
        // The earlier events of the referral are events of this patient.
        ...readable.map((event) => put(eventEntity, { ...event, patientId }, namingVersion(event, formerId))),
        addToTimeline(patientId, auditContext, {
          kind: 'referral-joined',
          episode: number,
          ...(from.reference && { reference: from.reference }),
        }),
      ]),
      auditContext,
      patientId,
    );
    return done ? { outcome: 'done', patientId, isFurther } : again;
  };

  return {
    /** The opposite of {@link join}: it was the referral of another person after all. */
    separate: (ids: Separated, reason: string, auditContext: AuditContext) =>
      separateReferral(table, ids, reason, auditContext),

    /** A referral that was joined, as it was. */
    read: (formerId: string) => readItem(table, joinedReferralEntity, formerId),

    /** Joins the record of a referral to an existing patient. It is no patient afterwards; its danger and its call go with it. */
    async join(
      formerId: string,
      samePatientId: string,
      auditContext: AuditContext,
      answer?: GivenAnswer,
    ): Promise<Joined> {
      if (formerId === samePatientId) return { outcome: 'same' };
      return await contend<Joined>('two records while they were joined', async () => {
        const records = [readRecord(formerId), readRecord(samePatientId)] as const;
        // Whether they wait for a baseline is read with them: it ends with a result, of which the caseload says that there is one.
        const [from, to] = await Promise.all([...records, isWithoutBaseline(table, formerId)]);
        if (!from || !to) {
          const earlier = to && (await readItem(table, joinedReferralEntity, formerId));
          if (earlier?.patientId !== samePatientId) return { outcome: 'missing' };
          await auditReading(table, auditContext, samePatientId);
          return { outcome: 'done', patientId: samePatientId, isFurther: false };
        }
        return await tryToJoin([from, to], answer, auditContext);
      });
    },
  };
};
