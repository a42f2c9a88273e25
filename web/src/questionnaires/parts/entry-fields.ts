import * as z from 'zod';
import type { Answer } from '../../../../shared/questionnaires/scoring.ts';

/**
 * The fields of the form: `q` and `w` with the index of a question from 0 are its score and its free text; the day,
 * and the reason for a correction.
 */
export type EntryFields = Record<string, string>;
type Entry = { answers: Answer[]; questionDate: string; why: string };
/** The data to send: each answer with its free text; a date long before the referral is confirmed. */
export type Entered = Entry & { earlyDateConfirmed: boolean };

const questionField = /^q(\d+)$/;
const wordsOfField = /^w(\d+)$/;

/** The field of the free text beside an answer. The text stays while any question is answered, whatever the answer becomes. */
export const wordsField = (question: number): string => `w${question}`;

export const fieldsOfEntry = ({ answers, questionDate, why }: Entry): EntryFields => ({
  ...Object.fromEntries(answers.map(({ question, score }) => [`q${question}`, String(score)])),
  ...Object.fromEntries(answers.flatMap(({ question, text }) => (text ? [[wordsField(question), text]] : []))),
  questionDate,
  why,
});

const numberOf = (pattern: RegExp, name: string): number | undefined => {
  const question = pattern.exec(name)?.[1];
  return question === undefined ? undefined : Number(question);
};

/** The fields as answers without their free text, and the free text by question. */
export const entryOfFields = ({
  questionDate = '',
  why = '',
  ...fields
}: EntryFields): Entry & { words: Readonly<Record<number, string>> } => ({
  questionDate,
  why,
  words: Object.fromEntries(
    Object.entries(fields).flatMap(([name, words]) => {
      const question = numberOf(wordsOfField, name);
      return question === undefined ? [] : [[question, words]];
    }),
  ),
  answers: Object.entries(fields).flatMap(([name, score]) => {
    const question = numberOf(questionField, name);
    return question === undefined || score === '' ? [] : [{ question, score: Number(score) }];
  }),
});

/**
 * The answers as a change of the fields: withdrawn answers become blank. With the last of them goes all free text: what
 * has no answer is as if it had not been touched.
 */
export const changeAnswers = (before: EntryFields, answers: readonly Answer[]): EntryFields => {
  const isOver = (name: string) => questionField.test(name) || (answers.length === 0 && wordsOfField.test(name));
  const blank = Object.keys(before).flatMap((name) => (isOver(name) ? [[name, ''] as const] : []));
  return {
    ...Object.fromEntries(blank),
    ...Object.fromEntries(answers.map(({ question, score }) => [`q${question}`, String(score)])),
  };
};

export const entryDraft: z.ZodType<EntryFields> = z.record(z.string(), z.string());
