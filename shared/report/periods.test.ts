import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../kernel/calendar.ts';
import { type DaySpan, periodsOf, runsOf, spanBefore } from './periods.ts';

const daysIn = ({ from, to }: DaySpan) => Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));

/** How often each day is read, by the runs of a range. */
const readDays = (span: DaySpan): Map<string, number> => {
  const runs = runsOf(span);
  const around = daysIn({ from: addDays(span.from, -800), to: addDays(span.to, 800) });
  const isRead = (day: string) =>
    periodsOf(day).filter(({ level, period }) =>
      runs.some((run) => run.level === level && run.from <= period && period <= run.to),
    ).length;
  return new Map(around.flatMap((day) => (isRead(day) > 0 ? [[day, isRead(day)] as const] : [])));
};

describe('the runs that make up some days', () => {
  it('have each day once and no other, and are five at most', () => {
    const ends = ['2024-01-01', '2024-02-29', '2024-03-01', '2024-11-30', '2024-12-31', '2025-01-01', '2025-06-17'];
    const spans = ends.flatMap((from) =>
      [0, 1, 27, 30, 59, 89, 180, 365, 400, 731, 900].map((days) => ({ from, to: addDays(from, days) })),
    );
    for (const span of spans) {
      expect([...readDays(span)], JSON.stringify(span)).toEqual(daysIn(span).map((day) => [day, 1]));
      expect(runsOf(span).length).toBeLessThanOrEqual(5);
    }
  });

  it('of a quarter are one, of its three months', () => {
    expect(runsOf({ from: '2026-07-01', to: '2026-09-30' })).toEqual([
      { level: 'month', from: '2026-07', to: '2026-09' },
    ]);
  });
});

describe('the time before', () => {
  it('is whole months before whole months', () => {
    expect(spanBefore({ from: '2026-01-01', to: '2026-03-31' })).toEqual({ from: '2025-10-01', to: '2025-12-31' });
    expect(spanBefore({ from: '2024-03-01', to: '2024-03-31' })).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  });

  it('is else of as many days', () => {
    expect(spanBefore({ from: '2026-03-05', to: '2026-03-11' })).toEqual({ from: '2026-02-26', to: '2026-03-04' });
    expect(spanBefore({ from: '2026-03-05', to: '2026-03-05' })).toEqual({ from: '2026-03-04', to: '2026-03-04' });
  });
});
