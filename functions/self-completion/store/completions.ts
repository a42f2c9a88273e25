import { ulid } from 'ulid';
import { closesAt, isStillOpen, type SendingOutcome } from '../../../shared/self-completion/self-completion.ts';
import { type CompletionInput, tabletMark } from '../../../shared/self-completion/self-completion-schema.ts';
import { type AuditContext, auditReading, commitAudited, type Doing } from '../../kernel/store/audit.ts';
import { parseRow, readItem } from '../../kernel/store/entity.ts';
import { check, patch, put, remove } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, lostSubmission, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';
import { commit, type Write } from '../../kernel/store/write.ts';
import { patientEntity } from '../../patients/store/patients.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import {
  hashToken,
  linkEntity,
  makeToken,
  partialAnswersEntity,
  type SelfCompletionRequest,
  selfCompletionRequestEntity,
} from './items.ts';

type Asking = { patientId: string; input: CompletionInput; at: string; by: string };

/** A new request and its writes, with the token that opens it and is stored nowhere. */
export const planAsking = ({ patientId, input: { feedback, ...input }, at, by }: Asking) => {
  const token = `${input.way === 'tablet' ? tabletMark : ''}${makeToken()}`;
  const request: SelfCompletionRequest = {
    ...input,
    requestId: ulid(Date.parse(at)),
    patientId,
    feedback: feedback ? 'asked' : 'not-asked',
    askedAt: at,
    askedBy: by,
    closesAt: closesAt(input.way, at),
    wrongDates: 0,
    done: [],
    version: 1,
  };
  const { requestId } = request;
  const expiresAt = Math.ceil(Date.parse(request.closesAt) / 1000);
  const partialAnswers = { patientId, requestId, answers: {}, alerted: {}, expiresAt };
  const writes: Write[] = [
    put(selfCompletionRequestEntity, request, request),
    put(partialAnswersEntity, request, partialAnswers),
    put(linkEntity, hashToken(token), { patientId, requestId, expiresAt }),
  ];
  return { request, token, writes };
};

/** The number of the latest requests that are looked at: one is open for three days at most. */
const mostListed = 20;

const readCompletions = async (table: Table, patientId: string) => {
  const { pk, sk } = selfCompletionRequestEntity.key({ patientId, requestId: '' });
  const items = await readPartition(table, pk, { ...startingWith(sk), latestFirst: true, limit: mostListed });
  return items.map((item) => parseRow(selfCompletionRequestEntity, item, 'requestId'));
};

export const readOpenRequests = async (table: Table, patientId: string, at: string): Promise<SelfCompletionRequest[]> =>
  (await readCompletions(table, patientId)).flatMap((one) =>
    'unreadable' in one || !isStillOpen(one, Date.parse(at)) ? [] : [one],
  );

/** The writes that close a link, refused where it was answered or closed meanwhile: half-answered questionnaires go. */
export const revokeRequest = (stored: SelfCompletionRequest, doing: Doing) => [
  patch(
    selfCompletionRequestEntity,
    stored,
    { set: { revokedAt: doing.at }, add: { version: 1 }, remove: ['pageTokenHash'] },
    { absent: ['finishedAt', 'revokedAt'] },
  ),
  remove(partialAnswersEntity, stored),
  addToTimeline(stored.patientId, doing, { kind: 'answers-revoked', way: stored.way }),
];

type Asked =
  /** `token` is absent where the same was requested before: nobody knows it any more. */
  { outcome: 'done'; request: SelfCompletionRequest; token?: string } | { outcome: 'missing' };
type Revoked = { outcome: 'done' | 'over'; request: SelfCompletionRequest } | { outcome: 'missing' };

export const createSelfCompletionStore = (table: Table) => {
  const read = (patientId: string, requestId: string) =>
    readItem(table, selfCompletionRequestEntity, { patientId, requestId });

  return {
    /** Makes a request once under its key; each handing over of a tablet is one of its own. */
    async ask(
      patientId: string,
      input: CompletionInput,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<Asked> {
      const { at, username: by } = auditContext;
      const { way, questionnaires } = input;
      const { request: made, token, writes } = planAsking({ patientId, input, at, by });
      const submission = { call: 'askForAnswers', idempotencyKey, content: { patientId, ...input, username: by } };
      const { done, refused } = await commitAudited(
        table,
        {
          patient: check(patientEntity, patientId),
          request: writes,
          timeline: addToTimeline(patientId, auditContext, { kind: 'answers-asked', way, questionnaires }),
          submission: way === 'tablet' ? [] : recordIdempotencyKey(submission, { id: made.requestId, at }),
        },
        auditContext,
        patientId,
      );
      if (done) return { outcome: 'done', request: made, token };
      if (refused.has('patient')) return { outcome: 'missing' };
      const stored = await findEarlierReply(table, submission);
      const request = stored && (await read(patientId, stored.id));
      if (!request) throw lostSubmission();
      await auditReading(table, auditContext, patientId);
      return { outcome: 'done', request };
    },

    /** Records the outcome of the sending; a link that failed opens nothing. */
    async markSending(asked: SelfCompletionRequest, outcome: SendingOutcome, at: string) {
      const sending = { outcome, at };
      await commit(table, [patch(selfCompletionRequestEntity, asked, { set: { sending } }, { exists: true })]);
      return { ...asked, sending };
    },

    list: (patientId: string) => readCompletions(table, patientId),

    /** Closes a link and deletes partial answers. `over` when it was answered or closed before. */
    async revoke(patientId: string, requestId: string, auditContext: AuditContext): Promise<Revoked> {
      const { at } = auditContext;
      const stored = await read(patientId, requestId);
      if (!stored) return { outcome: 'missing' };
      const isOpen = isStillOpen(stored, Date.parse(at));
      if (isOpen) {
        const { done } = await commitAudited(table, revokeRequest(stored, auditContext), auditContext, patientId);
        if (done) return { outcome: 'done', request: { ...stored, revokedAt: at } };
      }
      await auditReading(table, auditContext, patientId);
      const now = (await read(patientId, requestId)) ?? stored;
      return { outcome: now.revokedAt === undefined ? 'over' : 'done', request: now };
    },
  };
};
