import { expect, it } from 'vitest';
import { closesAt, completionStateOf, isStillOpen, mostWrongDates } from './self-completion.ts';

const askedAt = '2026-11-20T10:00:00.000Z';
const link = { closesAt: closesAt('text', askedAt), wrongDates: 0 };
const at = (time: string) => Date.parse(time);
const soon = at('2026-11-20T11:00:00.000Z');

it('a link opens for 72 hours, to the minute, and a tablet for three', () => {
  expect(isStillOpen(link, at('2026-11-23T09:59:59.000Z'))).toBe(true);
  expect(completionStateOf(link, at('2026-11-23T10:00:00.000Z'))).toBe('expired');
  expect(closesAt('tablet', askedAt)).toBe('2026-11-20T13:00:00.000Z');
});

it('says the last that has happened', () => {
  expect(completionStateOf(link, soon)).toBe('asked');
  const sent = { ...link, sending: { outcome: 'sent' as const } };
  expect(completionStateOf(sent, soon)).toBe('sent');
  expect(completionStateOf({ ...sent, openedAt: askedAt }, soon)).toBe('opened');
  expect(completionStateOf({ ...sent, finishedAt: askedAt }, at('2027-01-01T00:00:00.000Z'))).toBe('answered');
});

it.each([
  ['revoked', { revokedAt: askedAt }],
  ['locked', { wrongDates: mostWrongDates }],
  ['not-sent', { sending: { outcome: 'failed' as const } }],
] as const)('one that is %s opens no more', (state, change) => {
  expect(completionStateOf({ ...link, ...change }, soon)).toBe(state);
  expect(isStillOpen({ ...link, ...change }, soon)).toBe(false);
});

it('four wrong dates leave one try', () => {
  expect(isStillOpen({ ...link, wrongDates: mostWrongDates - 1 }, soon)).toBe(true);
});
