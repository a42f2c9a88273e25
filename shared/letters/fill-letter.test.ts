import { expect, it } from 'vitest';
import {
  fillLetter,
  findBlank,
  type LetterFacts,
  type LetterField,
  letterBlanks,
  unknownFields,
} from './fill-letter.ts';
import { letterKindLabels, letterKinds } from './letter-kinds.ts';
import { letterWords } from './letter-words.ts';

const fields = Object.keys(letterBlanks) as LetterField[];
/** What no record says: whoever writes the letter does. */
const byHand: readonly LetterField[] = ['day', 'what', 'needs', 'done', 'wait'];
const everything: LetterFacts = Object.fromEntries(fields.map((field) => [field, `the ${field}`]));

it('says what is known, and leaves a blank in square brackets for what is not', () => {
  expect(fillLetter('Dear {firstName}, ring {phone}.', { firstName: 'Amina', phone: ' ' })).toBe(
    'Dear Amina, ring [telephone number].',
  );
});

it('does not fill in what was filled in', () => {
  expect(fillLetter('Dear {firstName},', { firstName: '{phone}', phone: '0113' })).toBe('Dear {phone},');
});

it('leaves out a paragraph that asks for what is not known, and keeps the others apart', () => {
  const words = 'First\n\n? For {service}, with {worker}.\n  \nLast';
  expect(fillLetter(words, {})).toBe('First\n\nLast');
  expect(fillLetter(words, { service: 'Counselling' })).toBe('First\n\nLast');
  expect(fillLetter(words, { service: 'Counselling', worker: 'Ada' })).toBe(
    'First\n\nFor Counselling, with Ada.\n\nLast',
  );
});

it('keeps the lines of a paragraph', () => {
  expect(fillLetter('Scores:\n{scores}', { scores: 'PHQ-9: 5\nGAD-7: 4' })).toBe('Scores:\nPHQ-9: 5\nGAD-7: 4');
});

it('finds the blank that is still to be filled in, and no other square brackets', () => {
  expect(findBlank('See you on [a day].')).toBe('[a day]');
  expect(findBlank('They said [crying] that it is better.')).toBeUndefined();
});

it('knows which names in braces are no fields', () => {
  expect(unknownFields('Dear {firstName}, your {shoes} and {}')).toEqual(['{shoes}', '{}']);
});

it.each(letterKinds)('the words of %s name only fields that there are', (kind) => {
  const { subject, text } = letterWords[kind];
  expect(unknownFields(`${subject} ${text}`)).toEqual([]);
  expect(letterKindLabels[kind]).not.toBe('');
});

it.each(letterKinds)('%s is complete once its record is, but for what only its writer knows', (kind) => {
  const known = Object.fromEntries(fields.filter((one) => !byHand.includes(one)).map((one) => [one, everything[one]]));
  const left = fillLetter(letterWords[kind].text, known).match(/\[[^\]]+\]/g) ?? [];
  const blanks: string[] = byHand.map((one) => `[${letterBlanks[one]}]`);
  expect(left.filter((blank) => !blanks.includes(blank))).toEqual([]);
  expect(findBlank(fillLetter(letterWords[kind].text, everything))).toBeUndefined();
});

it.each(letterKinds)('%s has no paragraph that says nothing to somebody of whom little is known', (kind) => {
  expect(fillLetter(letterWords[kind].text, {})).not.toMatch(/^\? /m);
});

it('a letter to the person says nothing of their scores', () => {
  for (const { party, text } of Object.values(letterWords)) {
    if (party === 'person') expect(text).not.toContain('{scores}');
  }
});
