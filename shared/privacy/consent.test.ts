import { describe, expect, it } from 'vitest';
import { consentInput, consentStateOn } from './consent.ts';

const wording = 'You may tell my GP that I come to you.';
const given = { purpose: 'gp', answer: 'given', words: wording } as const;

describe('whether somebody agrees', () => {
  it.each([
    ['who was never asked', [], 'not-asked'],
    ['who agreed', [given], 'given'],
    ['who agreed to something else', [{ ...given, purpose: 'research' }], 'not-asked'],
    ['who refused after they had agreed', [{ ...given, answer: 'refused' }, given], 'refused'],
    ['who withdrew', [{ ...given, answer: 'withdrawn' }, given], 'withdrawn'],
    ['who agreed again', [given, { ...given, answer: 'withdrawn' }, given], 'given'],
    ['on the last day', [{ ...given, until: '2026-11-29' }], 'given'],
    ['after the last day', [{ ...given, until: '2026-11-28' }], 'over'],
    ['who agreed to other words', [{ ...given, words: 'You may tell my GP.' }], 'changed'],
  ] as const)('somebody %s', (_, answers, state) => {
    expect(consentStateOn(answers, 'gp', '2026-11-29', wording)).toBe(state);
  });
});

const input = { purpose: 'gp', answer: 'given', how: 'phone', language: 'Urdu', on: '2020-01-05' };
const wrongIn = (more: object) =>
  consentInput.safeParse({ ...input, ...more }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('an answer says how and in which language, unless it takes consent back', () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ how: '', language: '' })).toEqual(['how', 'language']);
  expect(wrongIn({ answer: 'withdrawn', how: '', language: '' })).toEqual([]);
  expect(wrongIn({ until: '2020-01-05' })).toEqual(['until']);
  expect(wrongIn({ until: '2020-01-06' })).toEqual([]);
});
