import { timingSafeEqual } from 'node:crypto';
import type { FeedbackInput } from '../../../shared/api/feedback.ts';
import { checkGiven } from '../../../shared/api/result.ts';
import { isStillOpen, mostWrongDates } from '../../../shared/domain/self-completion.ts';
import { today } from '../../../shared/domain/today.ts';
import type { HalfAnswered } from '../../../shared/questionnaires/answered-alone.ts';
import { openQuestions } from '../../../shared/questionnaires/check-answers.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { type Answer, callingFor } from '../../../shared/questionnaires/scoring.ts';
import { backOff, maxAttempts } from '../back-off.ts';
import { parseItem, readItemOnce } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { planFeedback } from '../questionnaires/feedback.ts';
import { checkAndCountChange, type Patient, patientEntity } from '../questionnaires/patients.ts';
import { readTogether } from '../read-together.ts';
import { addToTimeline } from '../records/timeline.ts';
import { StoreBusy } from '../store-busy.ts';
import { commit } from '../write.ts';
import {
  completionEntity,
  halfAnsweredEntity,
  hashToken,
  linkEntity,
  makeToken,
  type StoredCompletion,
  type StoredHalf,
} from './items.ts';
import { planEarlyAlert, planResult, type Read } from './plan-answered.ts';

/** The data that a page is drawn from: what was asked of whom, and the answers so far. */
export type Opened = { completion: StoredCompletion; half: HalfAnswered; patient: Patient };

const readAnswers = ({ answers }: StoredHalf, types: readonly QuestionnaireId[]): HalfAnswered =>
  Object.fromEntries(
    types.map((type): [QuestionnaireId, Answer[]] => [
      type,
      Object.entries(answers).flatMap(([name, score]) => {
        const [of, question = ''] = name.split('.');
        return of === type ? [{ question: Number(question), score }] : [];
      }),
    ]),
  );

const openedOf = ({ completion, stored, patient }: Read): Opened => ({
  completion,
  patient,
  half: readAnswers(stored, completion.questionnaires),
});

const isSame = (hash: string | undefined, given: string): boolean => {
  const [expected, sent] = [Buffer.from(hash ?? ''), Buffer.from(hashToken(given))];
  return expected.length === sent.length && timingSafeEqual(expected, sent);
};

/**
 * The calls of a person with a link, who is not signed in. Whoever has it and the date of birth counts as that person.
 */
export const createAnswering = (table: Table) => {
  // A link is never changed.
  const findLink = (token: string) => readItemOnce(table, linkEntity, hashToken(token));

  const read = async (token: string): Promise<Read | undefined> => {
    const link = await findLink(token);
    if (!link) return undefined;
    const [completion, half, patient] = await readTogether(table, [
      completionEntity.key(link),
      halfAnsweredEntity.key(link),
      patientEntity.key(link.patientId),
    ]);
    if (!completion || !patient) return undefined;
    const known = { completion: parseItem(completionEntity, completion), patient: parseItem(patientEntity, patient) };
    const stored = half ? parseItem(halfAnsweredEntity, half) : { ...link, answers: {}, alerted: {} };
    return known.patient.active ? { ...known, stored } : undefined;
  };

  /** Counts an attempt before it is judged, so that simultaneous attempts cannot exceed the limit. */
  const countTry = async (completion: StoredCompletion): Promise<boolean> => {
    const { refused } = await commit(table, [
      {
        Update: {
          Key: completionEntity.key(completion),
          UpdateExpression: 'ADD wrongDates :one',
          ConditionExpression: 'wrongDates < :most',
          ExpressionAttributeValues: { ':one': 1, ':most': mostWrongDates },
        },
      },
    ]);
    return refused.length === 0;
  };

  /** A page of the person's own, which the link opened last; undefined for any other. */
  const readWithPass = async (token: string, pass: string): Promise<Read | undefined> => {
    const found = await read(token);
    return found && isSame(found.completion.passHash, pass) ? found : undefined;
  };

  return {
    /** Looks for a link beside what else its opening waits for; it tells nobody whether there is one. */
    lookFor: async (token: string): Promise<void> => {
      await findLink(token);
    },

    /**
     * Opens a link for whoever knows the date of birth, or a tablet that was handed over; undefined for any other link
     * or date. A page on which it was opened earlier is no longer accepted.
     */
    async open(token: string, dob: string | undefined, now: number): Promise<(Opened & { pass: string }) | undefined> {
      const found = await read(token);
      if (!found || !isStillOpen(found.completion, now)) return undefined;
      const { completion, patient } = found;
      const { way } = completion;
      const isLink = way !== 'tablet';
      if (isLink) {
        if (!(await countTry(completion))) return undefined;
        if (patient.dob === '' || patient.dob !== dob) return undefined;
      }
      const pass = makeToken();
      const at = new Date(now).toISOString();
      const isFirst = completion.openedAt === undefined;
      const { refused } = await commit(table, [
        {
          Update: {
            Key: completionEntity.key(completion),
            UpdateExpression: `SET passHash = :pass, openedAt = if_not_exists(openedAt, :at)${isLink ? ' ADD wrongDates :right' : ''}`,
            ConditionExpression: 'attribute_not_exists(finishedAt) AND attribute_not_exists(revokedAt)',
            ExpressionAttributeValues: { ':pass': hashToken(pass), ':at': at, ...(isLink && { ':right': -1 }) },
          },
        },
        ...(isFirst ? [addToTimeline(completion.patientId, { at }, { kind: 'answers-opened', way })] : []),
      ]);
      return refused.length === 0 ? { ...openedOf(found), pass } : undefined;
    },

    readPage: async (token: string, pass: string): Promise<Opened | undefined> => {
      const found = await readWithPass(token, pass);
      return found && openedOf(found);
    },

    /**
     * Stores an answer. With the last one of its questionnaire all of them are stored as a result, in one transaction
     * with everything that follows from them. An answer that raises an alert raises it at once, whatever is left to
     * answer.
     */
    async answer(
      { link, pass }: { link: string; pass: string },
      { type, question, score }: { type: QuestionnaireId; question: number; score: number },
      now: number,
    ): Promise<(Opened & { isConcerning: boolean }) | undefined> {
      const at = new Date(now).toISOString();
      const questionnaire = findQuestionnaire(type);
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const found = await readWithPass(link, pass);
        if (!found) return undefined;
        const { completion, stored, patient } = found;
        // An answer sent again after its reply was lost: it is stored by now.
        if (completion.done.includes(type)) return { ...openedOf(found), isConcerning: false };
        if (!isStillOpen(completion, now) || !completion.questionnaires.includes(type)) return undefined;
        const answered = { ...stored, answers: { ...stored.answers, [`${type}.${question}`]: score } };
        const half = readAnswers(answered, completion.questionnaires);
        const answers = half[type] ?? [];
        const isConcerning = callingFor(questionnaire, [{ question, score }]).length > 0;
        const isWhole = openQuestions(questionnaire, answers).length === 0;
        if (isWhole && checkGiven(type, answers) !== undefined) return undefined;
        const isNewAlert = isConcerning && stored.alerted[type] === undefined && !isWhole;
        const early = isNewAlert ? planEarlyAlert(found, { type, answers }, at) : undefined;
        const results = isWhole ? await planResult(table, found, type, answers, at) : [];
        if (!results) return undefined;
        const done = isWhole ? [...completion.done, type] : completion.done;
        const { refused } = await commit(table, [
          {
            Update: {
              Key: completionEntity.key(completion),
              UpdateExpression: 'SET done = :done ADD version :one',
              // A simultaneous answer is read first, so that none is lost.
              ConditionExpression: 'version = :read AND passHash = :pass AND attribute_not_exists(revokedAt)',
              ExpressionAttributeValues: {
                ':done': done,
                ':one': 1,
                ':read': completion.version,
                ':pass': hashToken(pass),
              },
            },
          },
          {
            Update: {
              Key: halfAnsweredEntity.key(completion),
              UpdateExpression: `SET answers.#name = :score${early ? ', alerted.#type = :result' : ''}`,
              ConditionExpression: 'attribute_exists(pk)',
              ExpressionAttributeNames: { '#name': `${type}.${question}`, ...(early && { '#type': type }) },
              ExpressionAttributeValues: { ':score': score, ...(early && { ':result': early.resultId }) },
            },
          },
          ...results,
          ...(early ? [checkAndCountChange(patient), ...early.writes] : []),
        ]);
        if (refused.length === 0) {
          return { completion: { ...completion, done }, half, patient, isConcerning };
        }
        await backOff(attempt);
      }
      throw new StoreBusy('Somebody kept answering the same questionnaire in two places');
    },

    /** The end of what `readPage` or `answer` found, with feedback or without. Half-answered questionnaires are deleted. */
    async finish(
      { completion }: Pick<Opened, 'completion'>,
      feedback: FeedbackInput | undefined,
      now: number,
    ): Promise<StoredCompletion | undefined> {
      if (completion.finishedAt !== undefined) return completion;
      const isAllDone = completion.questionnaires.every((type) => completion.done.includes(type));
      if (!isAllDone || !isStillOpen(completion, now)) return undefined;
      const at = new Date(now).toISOString();
      // The day alone: the time would say whose it is.
      const day = new Date(today(new Date(now))).toISOString();
      const { refused } = await commit(table, [
        {
          Update: {
            Key: completionEntity.key(completion),
            UpdateExpression: 'SET finishedAt = :at, feedback = :over ADD version :one',
            ConditionExpression:
              'passHash = :pass AND attribute_not_exists(finishedAt) AND attribute_not_exists(revokedAt)',
            ExpressionAttributeValues: { ':at': at, ':over': 'over', ':one': 1, ':pass': completion.passHash },
          },
        },
        { Delete: { Key: halfAnsweredEntity.key(completion) } },
        addToTimeline(completion.patientId, { at }, { kind: 'answers-finished', way: completion.way }),
        ...(feedback ? planFeedback(feedback, day).writes : []),
      ]);
      // Refused: it was sent twice at one moment, revoked, or opened on another page.
      return refused.length === 0 ? { ...completion, finishedAt: at } : undefined;
    },
  };
};
export type Answering = ReturnType<typeof createAnswering>;
