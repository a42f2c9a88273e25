import { expect, it } from 'vitest';
import { isReading, lastQuarters, sayCall, sayPerson } from './words.ts';

it('a call is said in words', () => expect(sayCall('readPatientVersion')).toBe('Read patient version'));

it('reading is told from changing', () => {
  expect(['readContact', 'listPatients', 'searchPatients'].every(isReading)).toBe(true);
  expect(['deleteContact', 'createPatient', 'grantRole'].some(isReading)).toBe(false);
});

it('the quarters go back over the year', () =>
  expect(lastQuarters('2026-02-28', 4)).toEqual(['2026-Q1', '2025-Q4', '2025-Q3', '2025-Q2']));

it('somebody who has left keeps an id', () => expect(sayPerson('a-sub', [])).toBe('Without access now (a-sub)'));
