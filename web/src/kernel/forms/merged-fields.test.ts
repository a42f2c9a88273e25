import { expect, it } from 'vitest';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { mergedAgreed } from '../../appointments/parts/agreed-fields.tsx';
import { listMerged } from './merged-fields.ts';

const rooms = [{ id: 'garden', name: 'Garden room', site: '' }];
const colleagues = [{ id: 'u1', firstName: 'Rani', lastName: 'Kaur', email: 'rani@bca.example' }];
const agreed = listMerged(mergedAgreed(rooms, colleagues));

it.each([
  ['workerId', 'u1', 'Rani Kaur'],
  ['day', '2026-11-23', formatDay('2026-11-23')],
  ['time', '10:30', '10:30'],
  ['place', 'room', 'In a room'],
  ['roomId', 'garden', 'Garden room'],
  ['roomId', '', 'Blank'],
  ['interpreter', undefined, 'Blank'],
])('of a session that two people changed, %s %j is read as %s', (name, value, words) => {
  expect(agreed.find((field) => field.name === name)?.wordsOf(value)).toBe(words);
});

it.each([
  [true, 'Yes'],
  [false, 'No'],
  [['monday', 'friday'], 'monday, friday'],
])('%j is read as %s', (value, words) => {
  expect(listMerged({ one: 'One' })[0]?.wordsOf(value)).toBe(words);
});
