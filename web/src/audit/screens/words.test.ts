import { expect, it } from 'vitest';
import { formatCall } from '../parts/call-words.ts';
import { formatPerson, kindOf } from './words.ts';

it('a call is said in words', () => {
  expect(formatCall('readTestState')).toBe("Opened a patient's scores");
  expect(formatCall('listPatients')).toBe('Read the list of patients');
});

it('a call that the contract no longer has is said by its name', () => {
  expect(formatCall('readFormerThing')).toBe('Read former thing');
});

it('reading, changing, taking out and drafts are told apart, as the contract has them', () => {
  expect(['readContact', 'searchPatients', 'findLikelyPatients'].map(kindOf)).toEqual([
    'reading',
    'reading',
    'reading',
  ]);
  expect(['deleteContact', 'createPatient', 'gone'].map(kindOf)).toEqual(['change', 'change', 'change']);
  expect(['writeCsv', 'saveDraft', 'readDraft'].map(kindOf)).toEqual(['export', 'draft', 'draft']);
});

it('somebody who has left keeps the name of the account, or its id where it has none', () => {
  const named = [{ id: 'a-sub', firstName: 'Nadia', lastName: 'Khan' }];
  expect(formatPerson('a-sub', { withAccess: [], named })).toBe('Nadia Khan (without access now)');
  expect(formatPerson('b-sub', { withAccess: [], named })).toBe('Without access now (b-sub)');
});
