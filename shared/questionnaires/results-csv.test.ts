import { expect, it } from 'vitest';
import { parseCsv } from '../../tests/support/parse-csv.ts';
import type { TestResult } from './result.ts';
import { writeResultsCsv } from './results-csv.ts';

type Person = Parameters<typeof writeResultsCsv>[0];
const person: Person = {
  ...{ patientId: 'one', firstName: 'Amina', lastName: 'Yusuf', dob: '1990-05-04' },
  episodes: [
    { number: 1, referredAt: '2024-03-04T10:00:00.000Z', closing: { at: '2025-01-20T10:00:00.000Z' } },
    { number: 2, referredAt: '2026-11-01T10:00:00.000Z' },
  ],
};
const result = (more: Partial<TestResult>): TestResult => ({
  resultId: 'one',
  patientId: 'one',
  questionType: 'asq',
  questionDate: '2026-11-20',
  answers: [],
  recordedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  ...more,
});
const read = (...results: TestResult[]) => {
  const [heading = [], ...rows] = parseCsv(writeResultsCsv(person, results));
  return { heading, cells: rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at]]))) };
};

it('has the words that go with an answer beside it', () => {
  const answers = [
    { question: 3, score: 1, text: '=By tablets,\nin May' },
    { question: 4, score: 0 },
  ];
  const { cells } = read(result({ answers, score: 1, risk: 'Non-acute positive screen' }));
  expect(cells).toMatchObject([
    { 'ASQ 4': '1', 'ASQ 4 words': "'=By tablets,\nin May", 'ASQ 5': '0', 'ASQ 5 words': '', Band: '' },
  ]);
});

it('has the items of an ONS4, and neither a score nor a band of it', () => {
  const { cells } = read(result({ questionType: 'ons4', answers: [{ question: 3, score: 10 }] }));
  expect(cells).toMatchObject([{ Questionnaire: 'ONS4', Score: '', Band: '', Severity: '', 'ONS4 4': '10' }]);
});

it('has columns of a questionnaire that is switched off where one was answered, and no others of it', () => {
  expect(read(result({})).heading).not.toContain('CORE-10 1');
  const { cells } = read(result({ questionType: 'core10', answers: [{ question: 0, score: 3 }], score: 21 }));
  expect(cells).toMatchObject([{ 'CORE-10 1': '3', Score: '21', Band: '', Severity: 'moderate to severe' }]);
});

it('says after the answers of which episode each result is', () => {
  const { heading, cells } = read(result({ questionDate: '2025-06-30' }), result({}));
  expect(heading.at(-3)).toBe('Episode');
  expect(cells).toMatchObject([{ Episode: '1' }, { Episode: '2' }]);
});

it('says at the end who answered alone, on what, and when it was recorded', () => {
  const { heading, cells } = read(result({ questionType: 'gad', score: 5, answeredBy: 'link' }), result({}));
  expect(heading.slice(-3)).toEqual(['Episode', 'Answered alone', 'Recorded at']);
  expect(cells.map((row) => [row['Answered alone'], row['Recorded at']])).toEqual([
    ['link', '2026-11-20T10:00:00.000Z'],
    ['', '2026-11-20T10:00:00.000Z'],
  ]);
});
