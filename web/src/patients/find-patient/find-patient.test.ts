import { expect, it } from 'vitest';
import type { FoundPatient } from '../parts/queries.ts';
import { joinRecent } from './find-patient.tsx';

const patient = (patientId: string, firstName = 'Amina'): FoundPatient => ({
  ...{ patientId, firstName, lastName: 'Yusuf', dob: '', active: true, referralDate: '2026-11-20T14:02:11.004Z' },
});
const ids = (some: readonly FoundPatient[]) => some.map(({ patientId }) => patientId).join('');
const follow = (...opened: string[]) =>
  opened.reduce<FoundPatient[]>((recent, id) => joinRecent([patient(id)], recent), []);

it('keeps the last eight records that were opened, the latest first, each once', () => {
  expect(ids(follow('a', 'b', 'a'))).toBe('ab');
  expect(ids(follow(...'abcdefghij'))).toBe('jihgfedc');
});

it('shows a record as it was read last', () => {
  expect(joinRecent([patient('a', 'New')], [patient('a', 'Old')])).toEqual([patient('a', 'New')]);
});

it('takes from other tabs what this one has not opened', () => {
  expect(ids(joinRecent(follow('b', 'a'), follow('c', 'b')))).toBe('abc');
  expect(ids(joinRecent([], follow(...'abcdefghij')))).toBe('jihgfedc');
});
