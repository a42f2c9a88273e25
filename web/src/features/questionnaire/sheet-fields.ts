import * as z from 'zod';
import type { Answer } from '../../../../shared/questionnaires/scoring.ts';

/** What is entered, field by field: `q` and the number of a question from 0, the day, and why answers are corrected. */
export type SheetFields = Record<string, string>;
export type Entered = { answers: Answer[]; questionDate: string; why: string };

const questionField = /^q(\d+)$/;

export const fieldsOfSheet = ({ answers, questionDate, why }: Entered): SheetFields => ({
  ...Object.fromEntries(answers.map(({ question, score }) => [`q${question}`, String(score)])),
  questionDate,
  why,
});

export const sheetOfFields = ({ questionDate = '', why = '', ...fields }: SheetFields): Entered => ({
  questionDate,
  why,
  answers: Object.entries(fields).flatMap(([name, score]) => {
    const question = questionField.exec(name)?.[1];
    return question === undefined || score === '' ? [] : [{ question: Number(question), score: Number(score) }];
  }),
});

/** The answers as a change of the fields: those that are not given any more are blank. */
export const changeAnswers = (before: SheetFields, answers: readonly Answer[]): SheetFields => {
  const blank = Object.keys(before).flatMap((name) => (questionField.test(name) ? [[name, ''] as const] : []));
  return {
    ...Object.fromEntries(blank),
    ...Object.fromEntries(answers.map(({ question, score }) => [`q${question}`, String(score)])),
  };
};

const earlier = z.object({
  answers: z.array(z.object({ question: z.int(), score: z.int() })),
  questionDate: z.string(),
  why: z.string(),
});

/** What a draft holds; those of an earlier day held the answers as a list. */
export const sheetDraft: z.ZodType<SheetFields> = z.preprocess(
  (kept) => {
    const parsed = earlier.safeParse(kept);
    return parsed.success ? fieldsOfSheet(parsed.data) : kept;
  },
  z.record(z.string(), z.string()),
);
