import { expect, it } from 'vitest';
import { dueEscalation } from './escalation.ts';

const raisedAt = '2026-11-22T10:00:00.000Z';
const at = (clock: string) => Date.parse(`2026-11-22T${clock}Z`);
const lead = { to: 'duty-lead', claimedAt: '2026-11-22T10:30:01.000Z' } as const;
const sent = { ...lead, sentAt: '2026-11-22T10:30:02.000Z' };
const admins = { to: 'admins', claimedAt: '2026-11-22T11:00:01.000Z', sentAt: '2026-11-22T11:00:02.000Z' } as const;

it.each([
  ['nobody before 30 minutes', undefined, '10:29:59', undefined],
  ['the duty lead after 30 minutes', undefined, '10:30:00', 'duty-lead'],
  ['the duty lead first, however late it is', undefined, '13:00:00', 'duty-lead'],
  ['nobody again while the lead has been texted', sent, '10:59:59', undefined],
  ['the admins after an hour', sent, '11:00:00', 'admins'],
  ['nobody after the admins', admins, '23:00:00', undefined],
  ['nobody twice while a text is being sent', lead, '10:35:00', undefined],
  ['the same again when whoever was to send it has gone', lead, '10:35:01', 'duty-lead'],
  ['the lead and not yet the admins, when the first text was never sent', lead, '11:30:00', 'duty-lead'],
] as const)('texts %s', (_, last, clock, to) => {
  expect(dueEscalation(raisedAt, last, at(clock))).toBe(to);
});
