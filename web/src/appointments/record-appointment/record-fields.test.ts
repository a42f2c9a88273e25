import { expect, it } from 'vitest';
import { placeInTime } from '../../../../shared/appointments/appointments.ts';
import { beginOfLast } from './record-fields.ts';

it.each([
  ['2026-11-29T14:23:00Z', { day: '2026-11-29', time: '13:30' }],
  ['2026-11-29T00:50:00Z', { day: '2026-11-29', time: '00:00' }],
  ['2026-11-29T00:15:30Z', { day: '2026-11-28', time: '23:10' }],
  ['2026-06-09T23:05:00Z', { day: '2026-06-09', time: '23:10' }],
])('a session of 50 minutes that has just ended at %s began at %o', (now, began) => {
  expect(beginOfLast(Date.parse(now), 50)).toEqual(began);
});

it('a session that has just ended, at any minute after midnight and of any length, is on one day', () => {
  for (const minutes of [5, 50, 52, 90]) {
    for (let past = 0; past < 120; past += 1) {
      const begin = beginOfLast(Date.parse('2026-11-29T00:00:00Z') + past * 60_000, minutes);
      expect(placeInTime({ ...begin, minutes }), `${past} ${minutes}`).toHaveProperty('at');
    }
  }
});
