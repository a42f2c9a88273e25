import * as z from 'zod';
import { calendarDay } from '../domain/calendar.ts';
import { pastDay } from '../domain/past-day.ts';
import { multiLine, oneOf, ulidText } from '../domain/text.ts';
import { checkAnswers } from '../questionnaires/check-answers.ts';
import { questionnaireIds } from '../questionnaires/ids.ts';
import { findQuestionnaire } from '../questionnaires/registry.ts';
import { keepAsked } from '../questionnaires/scoring.ts';
import { orUnreadable } from './unreadable.ts';

export const noSuchPatient = 'Sorry, that patient does not exist.';
export const patientId = ulidText(noSuchPatient);
export const questionType = oneOf(questionnaireIds, 'Please say which questionnaire this is.');

const answer = z.object({ question: z.int().min(0), score: z.int().min(0) });

/** When the questions were answered: today, or a day that has been. */
const questionDate = pastDay;

const sentAnswer = z.strictObject({
  ...answer.shape,
  questionType,
  referralId: patientId,
  /** Today, unless it is given; the same in every answer. */
  questionDate: questionDate.optional(),
});

const isSame = (values: readonly unknown[]) => new Set(values).size < 2;

/** The answers of one patient to one questionnaire. */
export const resultInput = z
  .array(sentAnswer)
  .min(1, 'Please make sure all the questions have been answered.')
  .max(100)
  .check(({ value, issues }) => {
    const [first] = value;
    if (!first) return;
    const refuse = (message: string) => void issues.push({ code: 'custom', message, input: value, path: [] });
    if (!isSame(value.map((one) => one.questionType))) return refuse('Please send one questionnaire at a time.');
    if (!isSame(value.map((one) => one.referralId))) return refuse('Please send the answers of one patient at a time.');
    if (!isSame(value.map((one) => one.questionDate))) return refuse('Please give the same date with every answer.');
    const wrong = checkAnswers(findQuestionnaire(first.questionType), value);
    if (wrong) refuse(wrong);
  });
export type ResultInput = z.output<typeof resultInput>;

/** A correction names the version that was read and says why; what stood before is kept. */
export const resultCorrection = z
  .strictObject({
    version: z.int('Please say which version of the answers you have corrected.').min(1),
    questionType,
    questionDate,
    answers: z.array(z.strictObject(answer.shape)).max(100),
    why: multiLine(500, 'Please say why the answers are corrected.'),
  })
  .check(({ value, issues }) => {
    const wrong = checkAnswers(findQuestionnaire(value.questionType), value.answers);
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
  score: z.int().min(0),
  /** The outcome in words, of instruments that have one. */
  risk: z.string().optional(),
  recordedAt: z.iso.datetime(),
  /** Counts its corrections, from 1. */
  version: z.int().min(1),
  /** What made this version of it; `by` is the `sub` of the account. */
  correction: z.object({ at: z.iso.datetime(), by: z.string(), why: z.string() }).optional(),
});
export type TestResult = z.infer<typeof testResult>;

const resultRow = orUnreadable(testResult, 'resultId');
export type ResultRow = z.infer<typeof resultRow>;

/** A row of a patient's scores, which says whose they are. */
export const scoreRow = z.intersection(resultRow, z.object({ firstName: z.string(), lastName: z.string() }));

/** The answers as they are kept: in order, and only those that were asked. */
export const tidyAnswers = (type: z.infer<typeof questionType>, answers: readonly z.infer<typeof answer>[]) =>
  keepAsked(findQuestionnaire(type), answers).map(({ question, score }) => ({ question, score }));
