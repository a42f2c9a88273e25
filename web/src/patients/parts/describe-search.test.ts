import { expect, it } from 'vitest';
import { describeSearch } from './describe-search.ts';

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
