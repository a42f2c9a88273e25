import { expect, it } from 'vitest';
import { senderName } from './sender-name.ts';

it.each([
  ['Amina', 'Yusuf', 'Amina Yusuf'],
  ['Amina', '', 'Amina'],
  ['', 'Yusuf', 'Yusuf'],
  ['', '', 'No name given'],
])('names the sender of a message from %j and %j: %s', (firstName, lastName, name) => {
  expect(senderName({ firstName, lastName })).toBe(name);
});
