import { expect, it } from 'vitest';
import { dayOfStep, escalationOf } from './escalation.ts';

it.each([
  ['near its day', '2026-11-25', 'before', '2026-11-24'],
  ['on the Friday before a Monday', '2026-11-30', 'before', '2026-11-27'],
  ['on the working day before Boxing Day', '2026-12-26', 'before', '2026-12-24'],
  ['on its day', '2026-11-25', 'day', '2026-11-25'],
  ['on the Monday after a Saturday', '2026-11-28', 'day', '2026-11-30'],
  ['a working day after it', '2026-11-27', 'after-1', '2026-11-30'],
  ['five working days after it', '2026-11-27', 'after-5', '2026-12-04'],
  ['never', '2026-11-27', 'never', undefined],
] as const)('somebody is told %s', (_, due, step, day) => {
  expect(dayOfStep(due, step)).toBe(day);
});

it('a kind of which the settings choose nothing has the usual steps', () => {
  const chosen = escalationOf({ task: { owner: 'never', lead: 'after-2' } });
  expect(chosen.task).toEqual({ owner: 'never', lead: 'after-2' });
  expect(chosen.call).toEqual({ owner: 'day', lead: 'day' });
});
