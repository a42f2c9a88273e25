import * as z from 'zod';
import { cappedText, oneOf, optionalText, patternText, ulidText } from '../kernel/text.ts';
import { feedbackStatements } from '../questionnaires/feedback.ts';
import type { QuestionnaireId } from '../questionnaires/ids.ts';
import { isInUse } from '../questionnaires/in-use.ts';
import { findQuestionnaire } from '../questionnaires/registry.ts';
import { questionType } from '../questionnaires/result.ts';
import { languageKeys } from '../words/language.ts';
import { completionStates, completionWays } from './self-completion.ts';

const notAlone =
  'Please choose questionnaires that somebody may answer by themselves. ASQ is always asked by a worker.';
const isAlone = (type: QuestionnaireId): boolean => isInUse(type) && findQuestionnaire(type).answeredAlone === true;

/** More than anybody is asked to answer at one sitting. */
const mostAtOnce = 12;

/** A worker's request to answer by oneself, and the way to it. */
export const completionInput = z
  .strictObject({
    way: oneOf(completionWays, 'Please choose the tablet, a text or an email.'),
    questionnaires: z
      .array(questionType)
      .max(mostAtOnce, `Please choose at most ${mostAtOnce} questionnaires at a time.`),
    /** Whether the anonymous feedback is asked after them. */
    feedback: z.boolean('Please say whether feedback is asked, too.'),
    /** The language in which the pages around the questions begin. */
    language: oneOf(languageKeys, 'Please choose one of the languages.'),
  })
  .refine(({ questionnaires }) => questionnaires.every(isAlone), { path: ['questionnaires'], message: notAlone })
  .refine(({ questionnaires: asked }) => new Set(asked).size === asked.length, {
    path: ['questionnaires'],
    message: 'Please choose each questionnaire once.',
  })
  .refine(({ questionnaires, feedback }) => questionnaires.length > 0 || feedback, {
    path: ['questionnaires'],
    message: 'Please choose at least one questionnaire.',
  });
export type CompletionInput = z.output<typeof completionInput>;

export const noSuchCompletion = 'Sorry, that request for answers does not exist.';
export const requestId = ulidText(noSuchCompletion);

/** One request to answer by oneself. */
export const completion = z.object({
  requestId,
  way: z.enum(completionWays),
  questionnaires: z.array(questionType),
  feedback: z.boolean(),
  askedAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  openedAt: z.iso.datetime().optional(),
  finishedAt: z.iso.datetime().optional(),
  /** The questionnaires stored as results so far. */
  done: z.array(questionType),
  state: z.enum(completionStates),
});
export type Completion = z.infer<typeof completion>;

/** Why a link cannot be sent in a way, or that it can. */
export const wayStates = ['safe', 'not-safe', 'no-mobile', 'no-address', 'no-birth-date'] as const;

// The following is sent by pages without scripts, which report errors in their own language. So everything here is only
// limited in length.

/** The first letter of the token of a tablet, which no sent link has: it asks for no date of birth. */
export const tabletMark = 't';
const tokenLength = 43;

/** A token of the tablet is one letter longer. */
export const isTabletLink = (link: string): boolean => link.length > tokenLength;

const notALink = 'This link does not work. Please ask us for a new one.';
/**
 * The secret of a link's address: 32 bytes that nobody can guess, with the tablet's own first letter where it is
 * handed over.
 */
export const linkToken = patternText(44, /^t?[\w-]{43}$/, notALink);
const pageToken = patternText(43, /^[\w-]{43}$/, notALink);
export const spoken = oneOf(languageKeys, 'Please choose one of the languages.');

export const openingInput = z.strictObject({
  link: linkToken,
  language: spoken,
  /** As typed; a tablet asks for none. */
  dob: cappedText(40, { tooLong: 'Please enter a date.' }).optional(),
});

const opened = { link: linkToken, pageToken, language: spoken };
const digits = patternText(3, /^\d{1,3}$/, 'A number of at most three digits is expected.').transform(Number);
/** `show`: only shows the page of the question. `clear`: takes its stored answer back. */
const nothingToDo = 'Please go back to the page, and use its buttons.';
const direction = oneOf(['next', 'back', 'clear', 'show'] as const, nothingToDo);

export const answerInput = z.strictObject({
  ...opened,
  questionnaire: questionType,
  question: digits,
  /** Absent where none was chosen. */
  score: optionalText(digits),
  go: direction,
});

/** The field of each statement. */
export const statementField = (question: number): string => `s${question}`;
const statements = Object.fromEntries(
  feedbackStatements.map((_, question) => [statementField(question), optionalText(digits)]),
);

export const nameless = z.strictObject({
  ...opened,
  go: oneOf(['send', 'skip', 'next'] as const, nothingToDo),
  ...statements,
});
