import { describe, expect, it } from 'vitest';
import { formatDayIn } from '../../shared/kernel/format-day.ts';
import type { Language } from '../../shared/words/language.ts';
import { languages } from '../../shared/words/languages.ts';

const all: readonly Language[] = Object.values(languages);

describe.each(all)('the texts in $name', ({ id, key, review }) => {
  it('name who read them and on which real day, or are a draft', () => {
    if (!review) return expect(key).not.toBe('en');
    expect(review.by.trim()).not.toBe('');
    expect(new Date(review.on).toISOString().slice(0, 10)).toBe(review.on);
  });

  it('are of a language that Intl has words for', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(id)).toEqual([id]);
  });

  // Phone numbers, references and hours are written with these digits, on the pages and on the telephone.
  it('have one kind of digits, those of a telephone in Britain', () => {
    expect(formatDayIn(id)('1990-05-04')).toMatch(/\b4\b/);
    expect(formatDayIn(id)('1990-05-04')).toContain('1990');
  });
});

it.each([
  ['en-GB', '4 May 1990'],
  ['ur', '4 مئی، 1990'],
  ['pa', '4 ਮਈ 1990'],
  ['bn', '4 মে, 1990'],
  ['gu', '4 મે, 1990'],
  ['hi', '4 मई 1990'],
  ['ar', '4 مايو 1990'],
])('a day in %s is in its own words and order', (id, day) => {
  expect(formatDayIn(id)('1990-05-04').replaceAll('\u00a0', ' ')).toBe(day);
});
