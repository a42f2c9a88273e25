import { describe, expect, it } from 'vitest';
import { instantOf, londonTimeOf } from './london-time.ts';

describe('a time on a clock in London', () => {
  it.each([
    ['in winter', '2026-01-15', '10:00', '2026-01-15T10:00:00.000Z'],
    ['in summer', '2026-07-15', '10:00', '2026-07-15T09:00:00.000Z'],
    ['on the morning after the clocks went forward', '2026-03-29', '10:00', '2026-03-29T09:00:00.000Z'],
    ['the evening before', '2026-03-28', '23:30', '2026-03-28T23:30:00.000Z'],
    ['after the clocks went back', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
    ['first thing in summer, when UTC has the day before', '2026-07-15', '00:15', '2026-07-14T23:15:00.000Z'],
  ])('%s is an instant, and that instant is the time again', (_, day, time, instant) => {
    expect(instantOf({ day, time })).toBe(instant);
    expect(londonTimeOf(instant)).toEqual({ day, time });
  });

  it('is none in the hour that the clocks skip', () => {
    expect(instantOf({ day: '2026-03-29', time: '01:30' })).toBeUndefined();
    expect(instantOf({ day: '2026-03-29', time: '00:59' })).toBeDefined();
    expect(instantOf({ day: '2026-03-29', time: '02:00' })).toBe('2026-03-29T01:00:00.000Z');
  });

  it('is the first of both in the hour that the clocks repeat', () => {
    expect(instantOf({ day: '2026-10-25', time: '01:30' })).toBe('2026-10-25T00:30:00.000Z');
    expect(londonTimeOf('2026-10-25T01:30:00.000Z')).toEqual({ day: '2026-10-25', time: '01:30' });
  });

  it('stays the same time of day from week to week, across both changes of the clock', () => {
    const instants = ['2026-03-24', '2026-03-31', '2026-10-20', '2026-10-27'].map((day) =>
      instantOf({ day, time: '14:00' }),
    );
    expect(instants).toEqual([
      '2026-03-24T14:00:00.000Z',
      '2026-03-31T13:00:00.000Z',
      '2026-10-20T13:00:00.000Z',
      '2026-10-27T14:00:00.000Z',
    ]);
  });
});
