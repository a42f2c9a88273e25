import { expect, it } from 'vitest';
import { beforeBirth, checkDate, longBeforeReferral } from './check-date.ts';

const dated = (questionDate: string, more = {}) =>
  checkDate({ questionDate, dob: '1991-05-04', referredOn: '2026-03-01', confirmed: false, ...more });

it.each([
  ['1991-05-03', {}, beforeBirth],
  ['1991-05-03', { confirmed: true }, beforeBirth],
  ['1991-05-04', { confirmed: true }, undefined],
  ['1950-01-01', { dob: '' }, longBeforeReferral],
  ['1950-01-01', { dob: '', confirmed: true }, undefined],
  ['2024-02-29', {}, longBeforeReferral],
  ['2024-03-01', {}, undefined],
  ['2026-11-20', {}, undefined],
])('answers of %s, of somebody born in 1991 and referred in March 2026, with %o: %s', (day, more, wrong) => {
  expect(dated(day, more)).toBe(wrong);
});
