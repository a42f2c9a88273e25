import { expect, it } from 'vitest';
import { readTypedDay } from './typed-day.ts';

it.each(['1990-03-27', '27/3/1990', '27.03.1990', ' 27 3 1990 '])('reads %s', (typed) => {
  expect(readTypedDay(typed)).toBe('1990-03-27');
});

it.each(['', '27 March', '1990-13-01', '31/2/1990', '3/27/1990', '2999-01-01'])('reads no day in "%s"', (typed) => {
  expect(readTypedDay(typed)).toBeUndefined();
});
