import { expect, it } from 'vitest';
import {
  fillParagraphs,
  fillWords,
  findBlank,
  type LetterFacts,
  type LetterField,
  letterBlanks,
} from './fill-letter.ts';
import { letterKindLabels, letterKinds } from './letter-kinds.ts';
import { letterWords } from './letter-words.ts';

const fields = Object.keys(letterBlanks) as LetterField[];
/** What no record says: whoever writes the letter does. */
const byHand: readonly LetterField[] = ['day', 'what', 'needs', 'done', 'wait'];
const everything: LetterFacts = Object.fromEntries(fields.map((field) => [field, `the ${field}`]));

it('says what is known, and leaves a blank in square brackets for what is not', () => {
  expect(fillWords('Dear {firstName}, ring {phone}.', { firstName: 'Amina', phone: ' ' })).toBe(
    'Dear Amina, ring [telephone number].',
  );
});

it('does not fill in what was filled in', () => {
  expect(fillWords('Dear {firstName},', { firstName: '{phone}', phone: '0113' })).toBe('Dear {phone},');
});

it('leaves out a paragraph of which nothing is known, and keeps the others apart', () => {
  const paragraphs = ['First', { when: 'service', text: 'For {service}.' }, 'Last'] as const;
  expect(fillParagraphs(paragraphs, {})).toBe('First\n\nLast');
  expect(fillParagraphs(paragraphs, { service: 'Counselling' })).toBe('First\n\nFor Counselling.\n\nLast');
});

it('finds the blank that is still to be filled in, and no other square brackets', () => {
  expect(findBlank('See you on [a day].')).toBe('[a day]');
  expect(findBlank('They said [crying] that it is better.')).toBeUndefined();
});

it.each(letterKinds)('the words of %s name only fields that there are', (kind) => {
  const { subject, paragraphs } = letterWords[kind];
  const whole = [subject, ...paragraphs.map((one) => (typeof one === 'string' ? one : one.text))].join(' ');
  const named = [...whole.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(named.filter((name) => !fields.some((field) => field === name))).toEqual([]);
  expect(letterKindLabels[kind]).not.toBe('');
});

it.each(letterKinds)('%s is complete once its record is, but for what only its writer knows', (kind) => {
  const known = Object.fromEntries(fields.filter((one) => !byHand.includes(one)).map((one) => [one, everything[one]]));
  const left = fillParagraphs(letterWords[kind].paragraphs, known).match(/\[[^\]]+\]/g) ?? [];
  const blanks: string[] = byHand.map((one) => `[${letterBlanks[one]}]`);
  expect(left.filter((blank) => !blanks.includes(blank))).toEqual([]);
  expect(findBlank(fillParagraphs(letterWords[kind].paragraphs, everything))).toBeUndefined();
});

it('a letter to the person says nothing of their scores', () => {
  for (const { party, paragraphs } of Object.values(letterWords)) {
    if (party === 'person') expect(JSON.stringify(paragraphs)).not.toContain('{scores}');
  }
});
