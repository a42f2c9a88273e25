import { expect, it } from 'vitest';
import { describeKeys, readDigit } from './use-answers.ts';

const toTen = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

it('answers at once where no other digit could follow', () => {
  for (const digit of [0, 2, 3, 4, 5, 6, 7, 8, 9]) {
    expect(readDigit(toTen, '', String(digit))).toEqual({ score: digit, typed: String(digit), done: true });
  }
  expect(readDigit([0, 1, 2, 3], '', '1')).toEqual({ score: 1, typed: '1', done: true });
});

it('lets a 1 wait for the 0 that makes it 10, for as long as it takes', () => {
  expect(readDigit(toTen, '', '1')).toEqual({ score: 1, typed: '1', done: false });
  expect(readDigit(toTen, '1', '0')).toEqual({ score: 10, typed: '10', done: true });
});

it('leaves to the next question what cannot belong to this one', () => {
  expect(readDigit(toTen, '1', '5')).toBeUndefined();
  expect(readDigit(toTen, '1', '1')).toBeUndefined();
  expect(readDigit([0, 1, 2, 3], '', '4')).toBeUndefined();
});

it('says how the keys work', () => {
  expect(describeKeys([0, 1, 2, 3])).toBe(
    'The keys 0, 1, 2, 3 answer a question and move to the next. Delete or Backspace clears an answer.',
  );
  expect(describeKeys(toTen)).toBe(
    'Type a number from 0 to 10: it answers a question and moves to the next. After a 1, press Enter, or 0 for 10. Delete or Backspace clears an answer.',
  );
});
