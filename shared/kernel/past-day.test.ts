import { expect, it } from 'vitest';
import { resultInput } from '../questionnaires/result.ts';
import { addDays } from './calendar.ts';
import { readTypedDay } from './past-day.ts';
import { today } from './today.ts';

const answered = (questionDate: string) =>
  resultInput.safeParse(
    Array.from({ length: 7 }, (_, question) => ({
      question,
      score: 1,
      questionType: 'gad',
      patientId: '01M5YXZYWAKE0RY5QY34VFXM34',
      questionDate,
    })),
  ).success;

it('a questionnaire was answered today or on a day that has been, and not in the year 26', () => {
  expect([today(), '1999-12-31', addDays(today(), 1), '0026-02-03'].map(answered)).toEqual([true, true, false, false]);
});

it.each(['1990-03-27', '27/3/1990', '27.03.1990', ' 27 3 1990 '])('reads %s', (typed) => {
  expect(readTypedDay(typed)).toBe('1990-03-27');
});

it.each(['', '27 March', '1990-13-01', '31/2/1990', '3/27/1990', '2999-01-01'])('reads no day in "%s"', (typed) => {
  expect(readTypedDay(typed)).toBeUndefined();
});
