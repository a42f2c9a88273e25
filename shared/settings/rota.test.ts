import { expect, it } from 'vitest';
import { dutyLeadOn, findOverlap, type Rota } from './rota.ts';

const rota: Rota = {
  weekly: { monday: 'amina', sunday: 'ben' },
  dates: [{ from: '2026-12-24', to: '2027-01-03', userId: 'chandra' }],
};

it.each([
  ['a Monday', '2026-11-23', 'amina'],
  ['a Sunday', '2026-11-22', 'ben'],
  ['the Sunday on which the clocks go back', '2026-10-25', 'ben'],
  ['the leap day of 2044, a Monday', '2044-02-29', 'amina'],
  ['a weekday that nobody has', '2026-11-24', undefined],
])('the duty lead of %s is who has that weekday', (_, day, lead) => {
  expect(dutyLeadOn(rota, day, [])).toBe(lead);
});

it.each([
  ['the first of some dates', '2026-12-24', 'chandra'],
  ['a Monday within them', '2026-12-28', 'chandra'],
  ['the last of them', '2027-01-03', 'chandra'],
  ['the day after them', '2027-01-04', 'amina'],
])('on %s it is who has them', (_, day, lead) => {
  expect(dutyLeadOn(rota, day, [])).toBe(lead);
});

it('a duty lead who is away is represented by whoever covers, and by nobody where nobody covers', () => {
  const away = { accountId: 'amina', from: '2026-11-23', to: '2026-11-30' };
  expect(dutyLeadOn(rota, '2026-11-23', [{ ...away, coverId: 'ben' }])).toBe('ben');
  expect(dutyLeadOn(rota, '2026-11-23', [away])).toBeUndefined();
});

it('finds dates that share a day with others', () => {
  const at = (from: string, to: string) => ({ from, to, userId: 'amina' });
  expect(findOverlap([at('2026-12-01', '2026-12-05'), at('2026-12-06', '2026-12-07')])).toBe(-1);
  expect(findOverlap([at('2026-12-01', '2026-12-05'), at('2026-11-20', '2026-12-01')])).toBe(1);
  expect(findOverlap([at('2026-12-06', '2026-12-07'), at('2026-12-01', '2026-12-05')])).toBe(-1);
  expect(findOverlap([at('2026-12-01', '2026-12-31'), at('2026-12-03', '2026-12-03')])).toBe(1);
});
