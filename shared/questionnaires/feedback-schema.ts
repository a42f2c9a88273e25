import * as z from 'zod';
import { answersMissing } from './check-answers.ts';
import { feedbackOptions, feedbackStatements } from './feedback.ts';

const unknownStatement = 'That is not a statement of this questionnaire.';
const question = z
  .int(unknownStatement)
  .min(0)
  .max(feedbackStatements.length - 1);

const answer = z.strictObject({
  question,
  score: z
    .int(`Please answer on the scale from 0 to ${feedbackOptions.length - 1}.`)
    .min(0)
    .max(feedbackOptions.length - 1),
  tests: z.literal(1, 'Please send 1 as the number of tests of each answer.'),
});

/** One person's answers to all of the statements. */
export const feedbackInput = z
  .array(answer)
  .length(feedbackStatements.length, answersMissing)
  .refine((answers) => new Set(answers.map((one) => one.question)).size === answers.length, {
    message: 'Please answer each statement once.',
  });
export type FeedbackInput = z.infer<typeof feedbackInput>;

/**
 * The answers to one statement so far: their sum and their number. Null where they are too few to be published; what
 * is published has the sum that gives the mean with one decimal.
 */
export const feedbackTotal = z.object({
  question,
  score: z.number().min(0).nullable(),
  tests: z.int().min(0).nullable(),
});
export type FeedbackTotal = z.infer<typeof feedbackTotal>;
