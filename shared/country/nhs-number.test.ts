import { expect, it } from 'vitest';
import { formatNhsNumber, isNhsNumber } from './nhs-number.ts';

it.each(['9434765919', '9000000009', '9990000026', '9876543210'])('takes %s, whose check digit is right', (digits) => {
  expect(isNhsNumber(digits)).toBe(true);
});

it.each([
  ['a wrong check digit', '9434765918'],
  ['two digits in each other’s place', '9437465919'],
  ['a check digit of 10, which there is not', '9990000000'],
  ['nine digits', '943476591'],
  ['eleven digits', '94347659190'],
  ['a letter', '943476591X'],
  ['nothing', ''],
])('refuses %s', (_, digits) => {
  expect(isNhsNumber(digits)).toBe(false);
});

it('writes it as letters do, and leaves alone what is no such number', () => {
  expect(formatNhsNumber('9434765919')).toBe('943\u00a0476\u00a05919');
  expect(formatNhsNumber('none')).toBe('none');
});
