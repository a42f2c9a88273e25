import { expect, it } from 'vitest';
import { ageOn } from './calendar.ts';

it.each([
  ['1984-03-09', '2026-03-08', 41],
  ['1984-03-09', '2026-03-09', 42],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-11-20', '2026-11-20', 0],
  ['', '2026-11-20', undefined],
  ['2027-01-01', '2026-11-20', undefined],
])('born %s, on %s: %s', (dob, today, age) => {
  expect(ageOn(dob, today)).toBe(age);
});
