import * as z from 'zod';
import { calendarDay } from '../kernel/calendar.ts';
import { missing } from '../kernel/missing.ts';
import { pastDay } from '../kernel/past-day.ts';
import { multiLine, oneOf, optionalText, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { answeredTwice, checkAnswers, switchedOff, unknownAnswer } from './check-answers.ts';
import { type QuestionnaireId, questionnaireIds } from './ids.ts';
import { isInUse } from './in-use.ts';
import { findQuestionnaire } from './registry.ts';
import { type Answer, filterAsked } from './scoring.ts';

export const patientId = ulidText(missing.patient);
export const questionType = oneOf(questionnaireIds, 'Please say which questionnaire this is.');

/** The limit on the characters of the free text with one answer. */
export const followUpMaxLength = 1000;

const answer = z.object({
  question: z.int(unknownAnswer).min(0),
  score: z.int(unknownAnswer).min(0),
  /** The free text of the answer, where its question asks for it. */
  text: z.string().optional(),
});

export const givenAnswer = z.strictObject({
  ...answer.shape,
  /** Blank means none. */
  text: multiLine(followUpMaxLength)
    .transform((text) => text || undefined)
    .optional(),
});

/** The day of the answers: today or earlier. */
const questionDate = pastDay;

/** Confirms a date long before the referral. */
const earlyDateConfirmed = z.literal(true, 'Please confirm the date with true, or leave this out.').optional();

const sentAnswer = z.strictObject({
  ...givenAnswer.shape,
  questionType,
  patientId,
  /** Today by default; the same in every answer. */
  questionDate: optionalText(questionDate),
  /** The confirmation, in any of the answers. */
  earlyDateConfirmed,
});

/** The reason why these answers cannot be accepted, in words for people; undefined when they can. */
export const checkGiven = (type: QuestionnaireId, answers: readonly Answer[]): string | undefined =>
  isInUse(type) ? checkAnswers(findQuestionnaire(type), answers) : switchedOff(findQuestionnaire(type));

const isSame = (values: readonly unknown[]) => new Set(values).size < 2;

/** The answers of one patient to one questionnaire. */
export const resultInput = z
  .array(sentAnswer)
  .min(1, 'Please make sure all the questions have been answered.')
  .max(100, answeredTwice)
  .check(({ value, issues }) => {
    const [first] = value;
    if (!first) return;
    const refuse = (message: string) => void issues.push({ code: 'custom', message, input: value, path: [] });
    if (!isSame(value.map((one) => one.questionType))) return refuse('Please send one questionnaire at a time.');
    if (!isSame(value.map((one) => one.patientId))) return refuse('Please send the answers of one patient at a time.');
    if (!isSame(value.map((one) => one.questionDate))) return refuse('Please give the same date with every answer.');
    const wrong = checkGiven(first.questionType, value);
    if (wrong) refuse(wrong);
  });
export type ResultInput = z.output<typeof resultInput>;

/** The reason for a correction. */
export const correctionReason = multiLine(500, 'Please say why the answers are corrected.');

/** A correction names the version that was read and its reason; the earlier version is kept. */
export const resultCorrection = z
  .strictObject({
    version: z.int('Please say which version of the answers you have corrected.').min(1),
    questionType,
    questionDate,
    earlyDateConfirmed,
    answers: z.array(givenAnswer).max(100, answeredTwice),
    why: correctionReason,
  })
  .check(({ value, issues }) => {
    const wrong = checkGiven(value.questionType, value.answers);
    if (wrong) issues.push({ code: 'custom', message: wrong, input: value, path: ['answers'] });
  });
export type ResultCorrection = z.output<typeof resultCorrection>;

export const noSuchResult = 'Sorry, those answers do not exist.';
export const resultId = ulidText(noSuchResult);

export const testResult = z.object({
  resultId,
  patientId,
  questionType,
  questionDate: calendarDay,
  answers: z.array(answer),
  /** The sum of the answers; absent where a questionnaire has no total. */
  score: z.int().min(0).optional(),
  /** The outcome in words, of instruments that have one. */
  risk: z.string().optional(),
  recordedAt: z.iso.datetime(),
  /** Answered by the person themselves, and how; absent where a worker asked. */
  answeredBy: z.enum(['tablet', 'link']).optional(),
  /** Counts its corrections, from 1. */
  version: z.int().min(1),
  /** The correction that made this version; `by` is the `sub` of the account. */
  correction: z.object({ at: z.iso.datetime(), by: z.string(), why: z.string() }).optional(),
});
export type TestResult = z.infer<typeof testResult>;

const resultRow = orUnreadable(testResult, 'resultId');
export type ResultRow = z.infer<typeof resultRow>;

const named = { firstName: z.string(), lastName: z.string() };

/** A row of a patient's scores, with the patient. */
export const scoreRow = z.union([
  testResult.extend(named),
  z.object({ resultId: z.string(), unreadable: z.literal(true), ...named }),
]);

/** The answers as stored: in order, and only those to questions that were asked. */
export const tidyAnswers = (type: QuestionnaireId, answers: readonly Answer[]): Answer[] =>
  filterAsked(findQuestionnaire(type), answers).map(({ question, score, text }) => ({
    question,
    score,
    ...(text ? { text } : {}),
  }));
