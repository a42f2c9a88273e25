import { expect, it } from 'vitest';
import { minuteMs } from '../kernel/session-policy.ts';
import { daysBeforeDue, dayToRemindOf, isHourOfTexts, isToBeSent, reminderRunMinutes } from './reminders.ts';

const at = (instant: string) => Date.parse(instant);

it.each([
  ['09:59', false],
  ['10:00', true],
  ['17:59', true],
  ['18:00', false],
])('at %s in London people are written to: %s', (time, expected) => {
  // Summer time: an hour ahead of the server's clock.
  expect(isHourOfTexts(at(`2026-07-01T${time}:00.000+01:00`))).toBe(expected);
  expect(isHourOfTexts(at(`2026-01-07T${time}:00.000Z`))).toBe(expected);
});

it('people are reminded of the next day, and of none in the night', () => {
  expect(dayToRemindOf(at('2026-12-31T12:00:00.000Z'))).toBe('2027-01-01');
  expect(dayToRemindOf(at('2026-12-31T22:00:00.000Z'))).toBeUndefined();
});

it('a text that somebody set out to send is taken up by another run after ten minutes, and never when it was sent', () => {
  const claimedAt = '2026-11-24T12:00:00.000Z';
  expect(isToBeSent(undefined, at(claimedAt))).toBe(true);
  expect(isToBeSent({ claimedAt }, at(claimedAt) + 10 * minuteMs - 1)).toBe(false);
  expect(isToBeSent({ claimedAt }, at(claimedAt) + 10 * minuteMs)).toBe(true);
  expect(isToBeSent({ claimedAt, sentAt: claimedAt }, at(claimedAt) + 60 * minuteMs)).toBe(false);
});

it('somebody looks every quarter of an hour, and a link for a test goes out two days before it is due', () => {
  expect([reminderRunMinutes, daysBeforeDue]).toEqual([15, 2]);
});
