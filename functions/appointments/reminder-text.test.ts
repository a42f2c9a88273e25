import { expect, it } from 'vitest';
import { countTextParts } from '../../shared/kernel/text-parts.ts';
import { facts } from '../../shared/organisation/facts.ts';
import { type LanguageKey, languageKeys } from '../../shared/words/language.ts';
import { reminderText } from './reminder-text.ts';

const at = '2026-11-23T10:05:00.000Z';
const { phone } = facts;
const ofOther = languageKeys.filter((key) => key !== 'en');

it('a reminder in English is one text, and says a time and what to ring', () => {
  const text = reminderText(at, 'en');
  expect(text).toBe(`Reminder: tomorrow at 10:05. To change it, ring ${phone}. Please do not reply to this text.`);
  expect(countTextParts(text)).toBe(1);
});

it.each(ofOther)('a reminder in %s says the same in its script, in two texts at most', (language: LanguageKey) => {
  const text = reminderText(at, language);
  expect(text).toContain('10:05');
  expect(text.replaceAll(' ', '')).toContain(phone.replaceAll(' ', ''));
  expect(text).not.toMatch(/[a-z]/i);
  expect(countTextParts(text)).toBeLessThanOrEqual(2);
});

it('keeps a number in one piece where words run from right to left', () => {
  expect(reminderText(at, 'ur')).toContain(phone.replaceAll(' ', ''));
  expect(reminderText(at, 'pa')).toContain(phone);
});

it.each([
  ['160 Latin letters', 'a'.repeat(160), 1],
  ['161 of them', 'a'.repeat(161), 2],
  ['306 of them', 'a'.repeat(306), 2],
  ['80 euros, which take two places each', '€'.repeat(80), 1],
  ['81 euros', '€'.repeat(81), 2],
  ['70 letters of another script', 'ک'.repeat(70), 1],
  ['71 of them', 'ک'.repeat(71), 2],
  ['135 of them', 'ک'.repeat(135), 3],
  ['a curly apostrophe, which makes it another script', `${'a'.repeat(70)}’`, 2],
])('%s are sent as so many texts', (_, text, parts) => expect(countTextParts(text)).toBe(parts));
