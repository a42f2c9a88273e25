import { describe, expect, it } from 'vitest';
import {
  appointmentStatuses,
  longestAppointment,
  mostRepeatsWith,
  mostResults,
  noticeOf,
  overlaps,
  repeatSession,
  shortestAppointment,
  spanOf,
  wasSeen,
} from './appointments.ts';

const span = (from: string, minutes: number) => spanOf(`2026-11-24T${from}:00.000Z`, minutes);

describe('two appointments', () => {
  it.each([
    ['the same time', '10:00', 50, true],
    ['a time that begins within', '10:49', 50, true],
    ['a time that ends within', '09:30', 31, true],
    ['a longer time around it', '09:00', 180, true],
    ['a time that begins when it ends', '10:50', 50, false],
    ['a time that ends when it begins', '09:10', 50, false],
  ])('overlap with %s or do not', (_, from, minutes, expected) => {
    expect(overlaps(span('10:00', 50), span(from, minutes))).toBe(expected);
    expect(overlaps(span(from, minutes), span('10:00', 50))).toBe(expected);
  });

  it('are as long as they are said to be through the night of a changed clock', () => {
    // 00:30 British Summer Time until 01:30 the second time.
    const first = repeatSession({ day: '2026-10-25', time: '00:30', minutes: 120 }, 1);
    expect(first).toMatchObject({
      occurrences: [{ startsAt: '2026-10-24T23:30:00.000Z', endsAt: '2026-10-25T01:30:00.000Z' }],
    });
  });
});

describe('appointments that repeat weekly', () => {
  it('stay at the same time on the clock when the clocks change', () => {
    const found = repeatSession({ day: '2026-10-20', time: '14:00', minutes: 50 }, 2);
    expect(found).toMatchObject({
      occurrences: [
        { day: '2026-10-20', startsAt: '2026-10-20T13:00:00.000Z' },
        { day: '2026-10-27', startsAt: '2026-10-27T14:00:00.000Z' },
      ],
    });
  });

  it('leave bank holidays out, and say which', () => {
    const found = repeatSession({ day: '2026-04-27', time: '10:00', minutes: 50 }, 5);
    expect(found).toMatchObject({
      holidays: [
        { day: '2026-05-04', name: 'Early May bank holiday' },
        { day: '2026-05-25', name: 'Spring bank holiday' },
      ],
    });
    expect('occurrences' in found && found.occurrences.map(({ day }) => day)).toEqual([
      '2026-04-27',
      '2026-05-11',
      '2026-05-18',
    ]);
  });

  it.each([
    ['a bank holiday', '2026-04-03', '10:00', 'Good Friday'],
    ['a time that the clocks skip', '2026-03-29', '01:30', 'clocks go forward'],
    ['a time that ends after midnight', '2026-11-24', '23:30', 'end on the day'],
  ])('do not begin on %s', (_, day, time, words) => {
    expect(repeatSession({ day, time, minutes: 50 }, 3)).toMatchObject({ wrong: expect.stringContaining(words) });
  });

  it('begin on a bank holiday where that was chosen, and leave out the others', () => {
    const found = repeatSession({ day: '2026-04-03', time: '10:00', minutes: 50, onHoliday: true }, 2);
    expect(found).toMatchObject({ occurrences: [{ day: '2026-04-03' }, { day: '2026-04-10' }], holidays: [] });
  });

  it.each([
    ['week', ['2026-06-02', '2026-06-09', '2026-06-16']],
    ['fortnight', ['2026-06-02', '2026-06-16', '2026-06-30']],
    ['month', ['2026-06-02', '2026-06-30', '2026-07-28']],
  ] as const)('every %s are on the same day of the week', (every, days) => {
    const found = repeatSession({ day: '2026-06-02', time: '10:00', minutes: 50, every }, 3);
    expect('occurrences' in found && found.occurrences.map(({ day }) => day)).toEqual(days);
  });

  it('may end at midnight', () => {
    expect(repeatSession({ day: '2026-11-24', time: '23:10', minutes: 50 }, 1)).toMatchObject({
      occurrences: [{ day: '2026-11-24' }],
    });
  });
});

describe('the notice of a cancellation', () => {
  it.each([
    ['after it began', '2026-11-24T10:05:00.000Z', 'under-a-day'],
    ['23 hours before', '2026-11-23T11:00:00.000Z', 'under-a-day'],
    ['a day before', '2026-11-23T10:00:00.000Z', 'a-day-or-two'],
    ['two days before', '2026-11-22T10:00:00.000Z', 'a-day-or-two'],
    ['a week before', '2026-11-17T10:00:00.000Z', 'longer'],
  ])('%s', (_, at, notice) => {
    expect(noticeOf('2026-11-24T10:00:00.000Z', at)).toBe(notice);
  });
});

it('who came, in time or late, was seen', () => {
  expect(appointmentStatuses.filter(wasSeen)).toEqual(['attended', 'late']);
});

it('a session takes from five minutes to eight hours', () => {
  expect([shortestAppointment, longestAppointment]).toEqual([5, 480]);
});

it('six weeks are planned at once, and three together with the answers to more than two questionnaires', () => {
  expect(Array.from({ length: mostResults + 1 }, (_, results) => mostRepeatsWith(results))).toEqual([6, 6, 6, 3, 3]);
});
