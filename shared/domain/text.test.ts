import { expect, it } from 'vitest';
import { messages } from '#words/messages.ts';
import { cappedText, multiLine, singleLine } from './text.ts';

it('half of a character is refused in every text, also in one that is taken as it is, like a password', () => {
  for (const text of [cappedText(20), singleLine(20), multiLine(20)]) {
    expect(text.safeParse('a\u{1F600}b').success).toBe(true);
    expect(text.safeParse('a\ud83db').error?.issues).toMatchObject([{ message: messages.unreadableCharacters }]);
  }
});
