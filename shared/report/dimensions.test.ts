import { expect, it } from 'vitest';
import { referralGroups } from '../intake/referral-form.ts';
import { makeServiceId } from '../organisation/services.ts';
import { waitsOf } from './days.ts';
import { categoriesOf, censusGroups, districtOf, serviceOf } from './dimensions.ts';
import { figuresOf } from './events.ts';
import { languageOf } from './languages.ts';

const person = { ethnicity: '', gender: '', dob: '', language: '', postcode: '', referrerKind: 'self' } as const;

it('each answer about ethnicity is in one group of the census', () => {
  const { choices } = referralGroups.referralDemographics.fields.ethnicity;
  const grouped = censusGroups.flatMap(({ of }) => [...of]);
  expect(grouped.toSorted()).toEqual(choices.map(({ id }) => id).toSorted());
});

it('an age is that of the day of the referral', () => {
  const aged = (dob: string) => categoriesOf({ ...person, dob }, '2026-05-04').age;
  expect(['2008-05-04', '2008-05-05', '1951-05-04', ''].map(aged)).toEqual(['18-24', '0-17', '75', 'unknown']);
});

it('a language is known however it is written, and any other is another', () => {
  const typed = ['Panjabi', ' URDU ', 'Urdu and some English', 'bangla', 'Klingon', '', 'British Sign Language'];
  expect(typed.map(languageOf)).toEqual([
    ...['punjabi', 'urdu', 'urdu', 'bengali', 'other', 'unknown', 'british-sign-language'],
  ]);
});

it('a district is the first part of a whole postcode', () => {
  expect(['LS8 0ZZ', 'ls110zz', 'W1A 0AX', 'LS8', 'Leeds'].map(districtOf)).toEqual([
    ...['LS8', 'LS11', 'W1A', 'unknown', 'unknown'],
  ]);
});

it('a service is counted by itself, also one that was added a moment ago; free text in its place is another', () => {
  const added = makeServiceId();
  expect(['counselling', added, 'The Tuesday group', ''].map(serviceOf)).toEqual([
    ...['counselling', added, 'other', 'unknown'],
  ]);
});

it('waits are said as one in the middle and one at nine tenths, of ten people at least', () => {
  const days = (counts: Record<number, number>) =>
    Object.fromEntries(Object.entries(counts).map(([day, count]) => [`seenDays.${day}`, count]));
  expect(waitsOf(days({ 3: 5, 10: 4, 90: 1 }), 'seenDays')).toEqual({ median: 3, ninetieth: 10 });
  expect(waitsOf(days({ 3: 5, 10: 4 }), 'seenDays')).toBeUndefined();
});

it('an outcome is judged by the rules of its own instrument', () => {
  const measured = (instrument: 'phq' | 'gad', first: number, latest: number) =>
    Object.keys(
      figuresOf({ kind: 'measured', day: '2026-05-04', service: 'rahat', worker: 'nobody', instrument, first, latest })
        .figures,
    ).map((name) => name.split('.')[1]);
  expect(measured('phq', 15, 9)).toEqual(['due', 'paired', 'improved', 'clinical', 'recovered', 'reliablyRecovered']);
  expect(measured('phq', 12, 8)).toEqual(['due', 'paired', 'clinical', 'recovered']);
  expect(measured('gad', 12, 8)).toEqual(['due', 'paired', 'improved', 'clinical']);
  expect(measured('gad', 5, 9)).toEqual(['due', 'paired', 'worse']);
});
