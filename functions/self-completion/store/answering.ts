import { timingSafeEqual } from 'node:crypto';
import { today } from '../../../shared/kernel/today.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
import { openQuestions } from '../../../shared/questionnaires/check-answers.ts';
import type { FeedbackInput } from '../../../shared/questionnaires/feedback-schema.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { checkGiven } from '../../../shared/questionnaires/result.ts';
import { answersRaisingAlert } from '../../../shared/questionnaires/scoring.ts';
import { isStillOpen, mostWrongDates } from '../../../shared/self-completion/self-completion.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { parseItem, readItemCached } from '../../kernel/store/entity.ts';
import { patch, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { transactGet } from '../../kernel/store/read-batch.ts';
import { commit, type Write } from '../../kernel/store/write.ts';
import { checkAndCountChange, patientEntity } from '../../patients/store/patients.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { planFeedback } from '../../questionnaires/store/feedback.ts';
import {
  hashToken,
  linkEntity,
  makeToken,
  partialAnswersEntity,
  type SelfCompletionRequest,
  selfCompletionRequestEntity,
} from './items.ts';
import { type Opened, openedOf, planEarlyAlert, planResult, type Read, readAnswers } from './opened.ts';

const isSame = (hash: string | undefined, given: string): boolean => {
  const [expected, sent] = [Buffer.from(hash ?? ''), Buffer.from(hashToken(given))];
  return expected.length === sent.length && timingSafeEqual(expected, sent);
};

/** A planned change of the answers: what is replied once it is stored, and the questionnaires that are results then. */
type Change<Done> = { reply: Done | undefined; done?: QuestionnaireId[]; writes?: Write[] };
const nothing = { reply: undefined };

/** The calls of a person who is not signed in: whoever has the link and the date of birth counts as that person. */
export const createAnswering = (table: Table) => {
  // A link is never changed.
  const findLink = (token: string) => readItemCached(table, linkEntity, hashToken(token));

  const read = async (token: string): Promise<Read | undefined> => {
    const link = await findLink(token);
    if (!link) return undefined;
    const [request, partialAnswers, patient] = await transactGet(table, [
      selfCompletionRequestEntity.key(link),
      partialAnswersEntity.key(link),
      patientEntity.key(link.patientId),
    ]);
    if (!request || !patient) return undefined;
    const known = {
      request: parseItem(selfCompletionRequestEntity, request),
      patient: parseItem(patientEntity, patient),
    };
    const stored = partialAnswers
      ? parseItem(partialAnswersEntity, partialAnswers)
      : { ...link, answers: {}, alerted: {} };
    return known.patient.active ? { ...known, stored } : undefined;
  };

  /** Counts an attempt before it is judged, so that simultaneous attempts cannot exceed the limit. */
  const countTry = async (request: SelfCompletionRequest): Promise<boolean> => {
    const isBelowLimit = { below: { wrongDates: mostWrongDates } };
    return (
      await commit(table, [patch(selfCompletionRequestEntity, request, { add: { wrongDates: 1 } }, isBelowLimit)])
    ).done;
  };

  /** A page of the person's own, which the link opened last; undefined for any other. */
  const readWithPageToken = async (token: string, pageToken: string): Promise<Read | undefined> => {
    const found = await read(token);
    return found && isSame(found.request.pageTokenHash, pageToken) ? found : undefined;
  };

  /** Changes the answers as they were just read, so that none is lost. A plan without writes is the reply alone. */
  const change = async <Done>(
    { link, pageToken }: { link: string; pageToken: string },
    plan: (found: Read) => Promise<Change<Done>>,
  ): Promise<Done | undefined> => {
    return await contend('answers while another page changed them', async () => {
      const found = await readWithPageToken(link, pageToken);
      if (!found) return undefined;
      const { request } = found;
      const { reply, writes, done = request.done } = await plan(found);
      if (!writes) return reply;
      const asRead = { version: request.version, pageTokenHash: hashToken(pageToken) };
      const stored = await commit(table, [
        patch(
          selfCompletionRequestEntity,
          request,
          { set: { done }, add: { version: 1 } },
          { equals: asRead, absent: ['revokedAt'] },
        ),
        ...writes,
      ]);
      return stored.done ? reply : again;
    });
  };

  return {
    /** Looks for a link beside what else its opening waits for; it tells nobody whether there is one. */
    prefetchLink: async (token: string): Promise<void> => {
      await findLink(token);
    },

    /** Opens a link by the date of birth, or on a tablet handed over. Its earlier page is no longer accepted. */
    async open(
      token: string,
      dob: string | undefined,
      now: number,
    ): Promise<(Opened & { pageToken: string }) | undefined> {
      const found = await read(token);
      if (!found || !isStillOpen(found.request, now)) return undefined;
      const { request, patient } = found;
      const { way } = request;
      const isLink = way !== 'tablet';
      if (isLink) {
        if (!(await countTry(request))) return undefined;
        if (patient.dob === '' || patient.dob !== dob) return undefined;
      }
      const pageToken = makeToken();
      const at = new Date(now).toISOString();
      const isFirst = request.openedAt === undefined;
      const { done } = await commit(table, [
        patch(
          selfCompletionRequestEntity,
          request,
          {
            set: { pageTokenHash: hashToken(pageToken) },
            setIfAbsent: { openedAt: at },
            ...(isLink && { add: { wrongDates: -1 } }),
          },
          { absent: ['finishedAt', 'revokedAt'] },
        ),
        ...(isFirst ? [addToTimeline(request.patientId, { at }, { kind: 'answers-opened', way })] : []),
      ]);
      return done ? { ...openedOf(found), pageToken } : undefined;
    },

    readPage: async (token: string, pageToken: string): Promise<Opened | undefined> => {
      const found = await readWithPageToken(token, pageToken);
      return found && openedOf(found);
    },

    /** Stores an answer; the last one of a questionnaire makes a result. One that raises an alert raises it at once. */
    answer: (
      carried: { link: string; pageToken: string },
      { type, question, score }: { type: QuestionnaireId; question: number; score: number },
      now: number,
    ): Promise<(Opened & { isConcerning: boolean }) | undefined> =>
      change(carried, async (found) => {
        const at = new Date(now).toISOString();
        const questionnaire = findQuestionnaire(type);
        const { request, stored, patient } = found;
        // An answer sent again after its reply was lost: it is stored by now.
        if (request.done.includes(type)) return { reply: { ...openedOf(found), isConcerning: false } };
        if (!isStillOpen(request, now) || !request.questionnaires.includes(type)) return nothing;
        const answered = { ...stored, answers: { ...stored.answers, [`${type}.${question}`]: score } };
        const partialAnswers = readAnswers(answered, request.questionnaires);
        const answers = partialAnswers[type] ?? [];
        const isConcerning = answersRaisingAlert(questionnaire, [{ question, score }]).length > 0;
        const isWhole = openQuestions(questionnaire, answers).length === 0;
        if (isWhole && checkGiven(type, answers) !== undefined) return nothing;
        const isNewAlert = isConcerning && stored.alerted[type] === undefined && !isWhole;
        const early = isNewAlert ? planEarlyAlert(found, { type, answers }, at) : undefined;
        const results = isWhole ? await planResult(table, found, type, answers, at) : [];
        if (!results) return nothing;
        const done = isWhole ? [...request.done, type] : request.done;
        return {
          reply: { request: { ...request, done }, partialAnswers, patient, isConcerning },
          done,
          writes: [
            patch(
              partialAnswersEntity,
              request,
              {
                setIn: {
                  answers: { [`${type}.${question}`]: score },
                  ...(early && { alerted: { [type]: early.resultId } }),
                },
              },
              { exists: true },
            ),
            ...results,
            ...(early ? [checkAndCountChange(patient), ...early.writes] : []),
          ],
        };
      }),

    /** Takes back an answer of a questionnaire that is no result yet. An alert that it has raised stays. */
    clear: (
      carried: { link: string; pageToken: string },
      { type, question }: { type: QuestionnaireId; question: number },
      now: number,
    ): Promise<Opened | undefined> =>
      change(carried, async (found) => {
        const { request, stored } = found;
        const name = `${type}.${question}`;
        const { [name]: cleared, ...answers } = stored.answers;
        if (cleared === undefined || request.done.includes(type)) return { reply: openedOf(found) };
        if (!isStillOpen(request, now)) return nothing;
        return {
          reply: openedOf({ ...found, stored: { ...stored, answers } }),
          writes: [patch(partialAnswersEntity, request, { removeIn: { answers: [name] } }, { exists: true })],
        };
      }),

    /** The end of what `readPage` or `answer` found, with feedback or without. Half-answered questionnaires are deleted. */
    async finish({ request }: Pick<Opened, 'request'>, feedback: FeedbackInput | undefined, now: number) {
      if (request.finishedAt !== undefined) return request;
      const isAllDone = request.questionnaires.every((type) => request.done.includes(type));
      if (!isAllDone || !isStillOpen(request, now)) return undefined;
      const at = new Date(now).toISOString();
      // The day alone: the time would say whose it is.
      const day = new Date(today(new Date(now))).toISOString();
      const { done } = await commit(table, [
        patch(
          selfCompletionRequestEntity,
          request,
          { set: { finishedAt: at, feedback: 'over' }, add: { version: 1 } },
          // No page has an empty hash: one that was never opened ends nothing.
          { equals: { pageTokenHash: request.pageTokenHash ?? '' }, absent: ['finishedAt', 'revokedAt'] },
        ),
        remove(partialAnswersEntity, request),
        addToTimeline(request.patientId, { at }, { kind: 'answers-finished', way: request.way }),
        ...(feedback && !isPractice(request.patientId) ? planFeedback(feedback, day).writes : []),
      ]);
      // Refused: it was sent twice at one moment, revoked, or opened on another page.
      return done ? { ...request, finishedAt: at } : undefined;
    },
  };
};
