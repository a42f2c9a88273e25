import { expect, it } from 'vitest';
import * as z from 'zod';
import { messages } from '#words/messages.ts';
import {
  accountIdText,
  cappedText,
  idText,
  isRecordId,
  multiLine,
  oneOf,
  optionalText,
  singleLine,
  ulidText,
} from './text.ts';

it('half of a character is refused in every text, also in one that is taken as it is, like a password', () => {
  for (const text of [cappedText(20), singleLine(20), multiLine(20)]) {
    expect(text.safeParse('a\u{1F600}b').success).toBe(true);
    expect(text.safeParse('a\ud83db').error?.issues).toMatchObject([{ message: messages.unreadableCharacters }]);
  }
});

it('a text that fits once it is tidied is taken, and one character more is not', () => {
  expect(singleLine(3).parse('  abc ')).toBe('abc');
  // Two units each before they are composed.
  expect(singleLine(3).parse('e\u0301e\u0301e\u0301')).toBe('\u00e9\u00e9\u00e9');
  expect(singleLine(3).safeParse('abcd').success).toBe(false);
});

it('thirty marks on a letter are a text, and one more is not', () => {
  const marked = (count: number) => singleLine(100).safeParse(`a${'\u0323'.repeat(count)}`).success;
  expect([marked(30), marked(31)]).toEqual([true, false]);
});

it('a text that must be given is not blank, and one that need not is nothing when it is', () => {
  const what = singleLine(20, 'Please say what.');
  expect(what.safeParse('  ').error?.issues).toMatchObject([{ message: 'Please say what.' }]);
  expect(singleLine(20).parse('')).toBe('');
  expect(optionalText(what).parse('')).toBeUndefined();
});

it('one line has no line breaks, several lines have, and neither turns the direction of reading', () => {
  expect(singleLine(20).safeParse('a\nb').success).toBe(false);
  expect(multiLine(20).parse('a\nb')).toBe('a\nb');
  for (const text of [singleLine(20), multiLine(20)]) expect(text.safeParse('a\u202eb').success).toBe(false);
});

it('the ids of records are told from other texts', () => {
  expect([ulidText('None.'), idText(9, /^\d+$/, 'None.')].map(isRecordId)).toEqual([true, true]);
  expect([accountIdText('None.'), z.string(), undefined].map(isRecordId)).toEqual([false, false, false]);
});

it('an id of an account has at most 128 characters, and one of ours is a ULID', () => {
  const isAccount = (id: string) => accountIdText('None.').safeParse(id).success;
  expect(['a'.repeat(128), 'a'.repeat(129), 'a b', ''].map(isAccount)).toEqual([true, false, false, false]);
  expect(ulidText('None.').safeParse('01M5YXZYWAKE0RY5QY34VFXM34').success).toBe(true);
  expect(ulidText('None.').safeParse('01M5YXZYWAKE0RY5QY34VFXM3').error?.issues).toMatchObject([{ message: 'None.' }]);
});

it('what is none of a few words is told so in one way', () => {
  const choice = oneOf(['tea', 'coffee'], 'Please choose.');
  expect(choice.parse('coffee')).toBe('coffee');
  for (const other of ['water', 'a long word', 1]) {
    expect(choice.safeParse(other).error?.issues).toMatchObject([{ message: 'Please choose.' }]);
  }
});
