import { expect, it } from 'vitest';
import { groupOverdue } from './group-overdue.ts';
import type { OverdueRow } from './queries.ts';

const test = (patientId: string, questionType: 'phq' | 'gad' | 'asq', questionDate = '2026-09-01'): OverdueRow => ({
  ...{ patientId, questionType, questionDate, dueDate: '2026-10-13' },
  ...{ firstName: 'Amina', lastName: 'Yusuf' },
});

it('tests that one person took on one day are one line, and nothing else is', () => {
  const [one, other, earlier] = [test('1', 'gad'), test('1', 'phq'), test('1', 'asq', '2026-08-31')];
  const [next, broken] = [test('2', 'phq'), { patientId: '3', unreadable: true as const }];
  expect(groupOverdue([one, other, earlier, next, broken])).toEqual([[one, other], [earlier], [next], broken]);
});
