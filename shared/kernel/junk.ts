import * as z from 'zod';
import { singleLine } from './text.ts';

/** The most that one request says to be junk, or not to be. */
export const mostJudged = 100;
export const tooManyJudged = (what: string) =>
  `Please choose at most ${mostJudged} ${what} at a time. Decide on these, and then on the others.`;

export const junkWhy = singleLine(300, 'Please say why these are junk.');

/** The outcome for each that could not be changed as asked; the others are done. */
const judgedOutcomes = ['changed', 'not-junk', 'alert-open', 'busy', 'missing', 'closed'] as const;
export type JudgedOutcome = (typeof judgedOutcomes)[number];

/** How many are done, and the others by their ids: a colleague was quicker, or it cannot be. */
export const judged = z.object({
  done: z.int().min(0),
  left: z.array(z.object({ id: z.string(), because: z.enum(judgedOutcomes) })),
});
export type Judged = z.infer<typeof judged>;
