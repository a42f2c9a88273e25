import { expect, it } from 'vitest';
import { describeSafeContact } from './describe-safe-contact.ts';

it('tells the answers in the order in which they are needed', () => {
  const answers = { methods: ['call', 'text'], times: 'before 3pm', leaveMessage: 'yes', sayWhoWeAre: 'no' };
  expect(describeSafeContact(answers)).toBe('A call, A text; before 3pm; may leave a message; do not say who we are');
});

it('takes a blank for the careful answer, whatever else was answered', () => {
  const careful = 'A call; leave no message; do not say who we are';
  expect(describeSafeContact({ methods: ['call'] })).toBe(careful);
  expect(describeSafeContact({ methods: ['call'], leaveMessage: '', sayWhoWeAre: '' })).toBe(careful);
  expect(describeSafeContact({ leaveMessage: 'yes' })).toBe('may leave a message; do not say who we are');
});

it('is as careful when nothing was answered at all', () => {
  expect(describeSafeContact(undefined)).toBe("Not asked yet. Ring only, leave no message, don't say who we are.");
});
