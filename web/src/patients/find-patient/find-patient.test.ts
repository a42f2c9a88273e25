import { expect, it } from 'vitest';
import type { FoundPatient } from '../parts/queries.ts';
import { describeSearch, joinRecent } from './find-patient.tsx';

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

const state = { typed: 'amina', isBlank: false, searching: false, total: 1, shown: 1, wantsOnly: false };

it.each([
  [{ ...state, isBlank: true }, 'Name in any spelling, date of birth, phone, postcode or reference.'],
  [{ ...state, searching: true }, 'Searching'],
  [{ ...state, searching: true, wantsOnly: true }, 'Searching, and opening whom it finds'],
  [{ ...state, total: undefined }, ''],
  [{ ...state, total: 0, shown: 0 }, 'No patient found. Try fewer letters or another spelling.'],
  [
    { ...state, typed: '0113 496 0777', total: 0, shown: 0 },
    'No patient found among the records that you may open. Please search by name or date of birth, too.',
  ],
  [state, '1 patient found. Press Enter to open.'],
  [{ ...state, total: 3, shown: 3 }, '3 patients found. Choose one with the arrow keys.'],
  [{ ...state, total: 48, shown: 12 }, '12 shown. Type more to find the others.'],
])('says what a search has come to: %o', (shown, words) => expect(describeSearch(shown)).toBe(words));
