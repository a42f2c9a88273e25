import { expect, it } from 'vitest';
import * as z from 'zod';
import { alertResponse } from '../../../../shared/alerts/alert.ts';
import { multiLine, optionalText, singleLine } from '../../../../shared/kernel/text.ts';
import { longest } from './longest.ts';

it.each([
  ['one line', singleLine(60)],
  ['several lines that must not be blank', multiLine(60, 'Please write.')],
  ['a text with a rule of its own', singleLine(60).refine((text) => !text.includes('/'))],
  ['a text that may be left out', singleLine(60).optional()],
  ['a text that is blank by default', singleLine(60).default('')],
  ['a text where blank means none', optionalText(singleLine(60))],
  ['a text that is changed once it is read', singleLine(60).transform((text) => text || undefined)],
])('the limit of %s is that of its schema', (_, schema) => {
  expect(longest(schema)).toBe(60);
});

it('a field of a request has its limit', () => {
  expect(longest(alertResponse.shape.lead)).toBe(200);
});

it.each([
  ['a text without a limit', z.string()],
  ['a number', z.number().max(60)],
  ['a list', z.array(singleLine(60))],
])('%s is refused, so that a control is never without a limit unseen', (_, schema) => {
  expect(() => longest(schema)).toThrow('not of a text with a limit');
});
