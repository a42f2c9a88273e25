import { expect, it } from 'vitest';
import { coveredBy, findCover, uncovered } from './cover.ts';

const days = { from: '2026-12-21', to: '2026-12-31' };
const absences = [
  { accountId: 'amina', ...days, coverId: 'ben' },
  { accountId: 'ben', from: '2026-12-28', to: '2026-12-31', coverId: 'chandra' },
  { accountId: 'dalia', ...days },
  { accountId: 'esme', ...days, coverId: 'farah' },
  { accountId: 'farah', ...days, coverId: 'esme' },
];

it.each([
  ['the day before', 'amina', '2026-12-20', 'amina'],
  ['the first day', 'amina', '2026-12-21', 'ben'],
  ['a day on which the cover is away, too', 'amina', '2026-12-28', 'chandra'],
  ['the last day', 'amina', '2026-12-31', 'chandra'],
  ['the day after', 'amina', '2027-01-01', 'amina'],
  ['any day, without a cover', 'dalia', '2026-12-24', undefined],
  ['any day, where two cover for one another', 'esme', '2026-12-24', undefined],
  ['any day of somebody who is there', 'chandra', '2026-12-24', 'chandra'],
])('on %s the work of %s is done by whoever is there', (_, accountId, day, worker) => {
  expect(findCover(absences, accountId, day)).toBe(worker);
});

it('a cover does the work of everybody whom they cover, directly or for somebody else', () => {
  const names = (accountId: string, day: string) => coveredBy(absences, accountId, day).map((one) => one.accountId);
  expect(names('ben', '2026-12-24')).toEqual(['amina']);
  expect(names('chandra', '2026-12-30')).toEqual(['amina', 'ben']);
  expect(names('amina', '2026-12-24')).toEqual([]);
});

it('an absence without a cover who is there is found', () => {
  expect(uncovered(absences, '2026-12-24').map(({ accountId }) => accountId)).toEqual(['dalia', 'esme', 'farah']);
});
