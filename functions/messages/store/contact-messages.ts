import { ulid } from 'ulid';
import type { Judged, JudgedOutcome } from '../../../shared/kernel/junk.ts';
import { pageSize } from '../../../shared/kernel/page.ts';
import type {
  HandlingChange,
  JudgedMessage,
  MessageListName,
  SentMessage,
  WrittenMessage,
} from '../../../shared/messages/contact-message.ts';
import { speaksOfDanger } from '../../../shared/safety/danger-words.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { relist } from '../../kernel/store/counted-list.ts';
import { readItem, readItemCached } from '../../kernel/store/entity.ts';
import { check, put, remove } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, lostSubmission, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import { judgeMany } from '../../kernel/store/judge-many.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readCounts, readPage, readPageAndCounts, readTotal } from '../../kernel/store/read-counted-list.ts';
import { commit, type Write } from '../../kernel/store/write.ts';
import { patientEntity } from '../../patients/store/patients.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { hashKnown, type Known } from '../../referrals/store/public-states.ts';
import {
  apartMessageList,
  contactMessageEntity,
  countApart,
  isApart,
  isNew,
  junkMessageList,
  listingsOf,
  messageList,
  ofVersion,
  parseEntry,
  type StoredHandling,
  type StoredMessage,
  waitingList,
} from './contact-message-items.ts';
import { putRingBackState, removeRingBackState } from './ring-back-states.ts';

export type Changed = { outcome: 'done' | 'stale'; message: StoredMessage } | { outcome: 'missing' };

const sameAnswer = ({ handling = isNew }: StoredMessage, { state, how }: HandlingChange, username: string): boolean =>
  handling.state === state &&
  (handling.state === 'new' || handling.by === username) &&
  (handling.state !== 'answered' || handling.how === how);

const handlingOf = ({ state, how }: HandlingChange, { at, username: by }: AuditContext): StoredHandling => {
  if (state === 'new') return isNew;
  return how === undefined ? { state: 'answering', by, at } : { state: 'answered', how, by, at };
};

const lists = { all: messageList, apart: apartMessageList, junk: junkMessageList } as const;
const idOf = ({ contactId }: JudgedMessage) => contactId;

/** A message once somebody has said that it is junk, or that it is not: what was set apart is then among the others. */
const judgedAs = ({ setApart, ...message }: StoredMessage, handling: StoredHandling): StoredMessage => {
  const isCleared = handling.state === 'new' && message.handling?.state === 'new';
  return { ...message, ...(setApart && !isCleared && { setApart }), handling, version: message.version + 1 };
};

const isJudgedSo = (message: StoredMessage, { state }: StoredHandling): boolean =>
  message.handling?.state === state && (state === 'junk' || !isApart(message));

/** Refuses whoever may not have a message; the patient whose record it is on, if any, whom the audit event names. */
type Permit = (stored: StoredMessage) => Promise<string | undefined>;

export const createContactMessageStore = (table: Table) => {
  const read = (contactId: string) => readItem(table, contactMessageEntity, contactId);

  /** Writes a changed message if it is still as it was read. `isDone`: whether the change was made already. */
  const change = async (
    { contactId, isAsRead }: { contactId: string; isAsRead: (stored: StoredMessage) => boolean },
    auditContext: AuditContext,
    permit: Permit,
    isDone: (stored: StoredMessage) => boolean,
    plan: (stored: StoredMessage) => { after: StoredMessage; writes?: Write[] },
  ): Promise<Changed> =>
    await contend<Changed>('a message while it was written', async () => {
      const stored = await readItemCached(table, contactMessageEntity, contactId);
      if (!stored) return { outcome: 'missing' };
      const record = (await permit(stored)) ?? contactId;
      const isRepeated = isDone(stored);
      if (isRepeated || !isAsRead(stored)) {
        await auditReading(table, auditContext, record);
        return { outcome: isRepeated ? 'done' : 'stale', message: stored };
      }
      const { after, writes = [] } = plan(stored);
      const { done } = await commitAudited(
        table,
        [
          put(contactMessageEntity, contactId, after, ofVersion(stored.version)),
          ...relist(listingsOf(stored), listingsOf(after)),
          ...putRingBackState(after),
          ...writes,
        ],
        auditContext,
        after.patientId ?? record,
      );
      return done ? { outcome: 'done', message: after } : again;
    });

  const judge = async (
    { contactId, from }: JudgedMessage,
    handling: StoredHandling,
    auditContext: AuditContext,
  ): Promise<'done' | JudgedOutcome> => {
    // What is on a record is about somebody, and no junk.
    const isAsRead = ({ handling: read, patientId }: StoredMessage) =>
      read?.state === from && from !== 'answered' && patientId === undefined;
    const { outcome } = await change(
      { contactId, isAsRead },
      auditContext,
      async ({ patientId }) => patientId,
      (stored) => isJudgedSo(stored, handling),
      (stored) => ({ after: judgedAs(stored, handling) }),
    );
    return outcome === 'stale' ? 'changed' : outcome;
  };

  return {
    /** Stores a message. `given`: what shows its sender later whether they were rung back. */
    async add(
      written: WrittenMessage,
      idempotencyKey: string,
      now: Date,
      { isSetApart, given }: { isSetApart?: boolean; given?: Known } = {},
    ): Promise<SentMessage> {
      const call = written.ringBack ? 'askRingBack' : 'sendContactMessage';
      const submission = { call, idempotencyKey, content: written };
      const message = { ...written, contactId: ulid(now.getTime()), contactDate: now.toISOString() };
      const stored: StoredMessage = {
        ...message,
        handling: isNew,
        version: 1,
        ...(speaksOfDanger(written.message) && { readFirst: true }),
        ...(isSetApart && { setApart: true }),
        ...(given && { reference: given.reference, stateHash: hashKnown(given) }),
      };
      const { done } = await commit(table, [
        recordIdempotencyKey(submission, { id: message.contactId, at: message.contactDate }),
        put(contactMessageEntity, message.contactId, stored),
        ...relist([], listingsOf(stored)),
        ...putRingBackState(stored),
      ]);
      if (done) return message;
      const earlier = await findEarlierReply(table, submission);
      if (!earlier) throw lostSubmission();
      return { ...written, contactId: earlier.id, contactDate: earlier.at };
    },

    read,

    /** A page (one-based): those to be read first, then the latest. Of all, those set apart come last. */
    async list(page: number, name: MessageListName = 'all') {
      const [read, counts] = await Promise.all([
        readPageAndCounts(table, lists[name], { page, size: pageSize }, parseEntry),
        name === 'all' ? undefined : readCounts(table, messageList),
      ]);
      return { ...read.page, apart: countApart(counts ?? read.countUnder) };
    },

    countApart: async () => countApart(await readCounts(table, messageList)),

    markJunk: (all: readonly JudgedMessage[], why: string, auditContext: AuditContext): Promise<Judged> =>
      judgeMany(table, all, (one, own) => judge(one, { state: 'junk', why, by: own.username, at: own.at }, own), {
        auditContext,
        idOf,
      }),

    /** Says that some are none: junk is new again, and what was set apart is among the others. */
    clearJunk: (all: readonly JudgedMessage[], auditContext: AuditContext): Promise<Judged> =>
      judgeMany(table, all, (one, own) => judge(one, isNew, own), { auditContext, idOf }),

    /** The unanswered messages: those to be read first, and then the longest wait. */
    listWaiting: (size: number) => readPage(table, waitingList, { page: 1, size, earliestFirst: true }, parseEntry),

    countWaiting: () => readTotal(table, waitingList),

    /** Records that somebody is answering a message, or how it was answered. */
    handle: (contactId: string, wanted: HandlingChange, auditContext: AuditContext, permit: Permit): Promise<Changed> =>
      change(
        { contactId, isAsRead: ({ version }) => version === wanted.version },
        auditContext,
        permit,
        (stored) => sameAnswer(stored, wanted, auditContext.username),
        (stored) => ({
          after: { ...stored, handling: handlingOf(wanted, auditContext), version: stored.version + 1 },
        }),
      ),

    /** Puts a message on a patient's record and timeline; the patient must exist. */
    link: (
      contactId: string,
      { patientId, version }: { patientId: string; version: number },
      auditContext: AuditContext,
      permit: Permit,
    ): Promise<Changed> =>
      change(
        { contactId, isAsRead: (stored) => stored.version === version },
        auditContext,
        permit,
        (stored) => stored.patientId === patientId,
        (stored) => ({
          after: { ...stored, handling: stored.handling ?? isNew, patientId, version: stored.version + 1 },
          writes: [
            addToTimeline(patientId, auditContext, { kind: 'message', contactId }),
            check(patientEntity, patientId),
          ],
        }),
      ),

    remove: (contactId: string, auditContext: AuditContext, permit: Permit): Promise<boolean> =>
      contend('a message while it was deleted', async () => {
        const message = await read(contactId);
        if (!message) return false;
        const record = (await permit(message)) ?? contactId;
        // As it was read: a colleague may have put it on a record meanwhile, answered or deleted it.
        const taken = remove(contactMessageEntity, contactId, ofVersion(message.version));
        const { done } = await commitAudited(
          table,
          [taken, ...relist(listingsOf(message), []), ...removeRingBackState(message)],
          auditContext,
          record,
        );
        return done || again;
      }),
  };
};
