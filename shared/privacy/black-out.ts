import * as z from 'zod';
import { multiLine, oneOf, optionalText } from '../kernel/text.ts';
import { type LeaveOutReason, leaveOutLabels, leaveOutReasons } from './pack.ts';

/*
 * Words that are blacked out wherever they are in a copy, such as the name of a sister or a sentence that she said: the rest
 * of what surrounds them is given. The items themselves are not changed, so that it can be undone.
 */

const shortest = 3;
const mostWords = 1000;
export const mostPassages = 50;

export const passage = z.object({ words: z.string(), why: z.enum(leaveOutReasons) });
export type Passage = z.infer<typeof passage>;

const wordsText = multiLine(mostWords, 'Please write or select the words to black out.').refine(
  (text) => text.length >= shortest,
  'Please give at least three letters: fewer are in many other words.',
);

export const blackOutInput = z.strictObject({
  words: wordsText,
  /** Without a reason these words are given again. */
  why: optionalText(oneOf(leaveOutReasons, 'Please choose why they are left out.')),
});

const special = /[.*+?^${}()|[\]\\]/g;

/** The words in a text, whatever their case and however its lines break; as whole words, where they begin and end with one. */
const findWords = (words: string): RegExp => {
  const inner = words.trim().replaceAll(special, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${inner}(?![\p{L}\p{M}\p{N}])`, 'giu');
};

const markOf = (why: LeaveOutReason): string => `█████ (left out: ${leaveOutLabels[why].toLowerCase()})`;

/** A text without some passages, the longest first: a sentence is not left with a gap in it. */
export const blackOut = (text: string, passages: readonly Passage[]): string =>
  passages
    .toSorted((one, other) => other.words.length - one.words.length)
    .reduce((left, { words, why }) => left.replaceAll(findWords(words), markOf(why)), text);

/** The same in every text of a stored item. */
export const blackOutAll = (value: unknown, passages: readonly Passage[]): unknown => {
  if (typeof value === 'string') return blackOut(value, passages);
  if (Array.isArray(value)) return value.map((one) => blackOutAll(one, passages));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, blackOutAll(one, passages)]));
};
