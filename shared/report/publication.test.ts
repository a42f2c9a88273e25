import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../kernel/calendar.ts';
import { buildReport } from './build-report.ts';
import type { Figures } from './events.ts';
import { addShown } from './people-tables.ts';
import { endedQuarters, isPublished, publishedSpan, publishFeedback, publishMonth, quartersIn } from './publication.ts';
import type { ReportTable } from './report.ts';
import type { Shown } from './suppress.ts';
import { suppressedView, trueView } from './view.ts';

const days = (from: string, to: string) =>
  fc.integer({ min: 0, max: daysBetween(from, to) }).map((after) => addDays(from, after));
const anyDay = days('2019-01-01', '2031-12-31');

describe('the days of a published report', () => {
  it('are whole quarters that have ended, whatever days are asked for and today is', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 1000 }), anyDay, (from, length, today) => {
        const span = publishedSpan({ from, to: addDays(from, length) }, today);
        expect(isPublished(span, today)).toBe(true);
        expect(publishedSpan(span, today)).toEqual(span);
      }),
    );
  });

  it('have the days asked for in them, but for those of the quarter that runs', () => {
    const at = (from: string, to: string, today = '2026-11-23') => Object.values(publishedSpan({ from, to }, today));
    expect(at('2026-05-04', '2026-05-10')).toEqual(['2026-04-01', '2026-06-30']);
    expect(at('2025-12-31', '2026-01-01')).toEqual(['2025-10-01', '2026-03-31']);
    expect(at('2026-08-01', '2026-11-22')).toEqual(['2026-07-01', '2026-09-30']);
    expect(at('2026-10-01', '2026-11-22')).toEqual(['2026-07-01', '2026-09-30']);
    expect(at('2026-10-01', '2026-12-31', '2026-12-31')).toEqual(['2026-07-01', '2026-09-30']);
    expect(at('2026-10-01', '2026-12-31', '2027-01-01')).toEqual(['2026-10-01', '2026-12-31']);
  });

  it('are the last quarter that has ended, for the days of today', () => {
    const atFirst = (today: string) => publishedSpan({ from: today, to: today }, today);
    expect(atFirst('2026-11-22')).toEqual({ from: '2026-07-01', to: '2026-09-30' });
    expect(atFirst('2026-01-01')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
    expect(atFirst('2026-03-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  });

  it('are the quarters that they are made of, each once', () => {
    expect(quartersIn({ from: '2025-10-01', to: '2026-03-31' })).toEqual([
      { from: '2025-10-01', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-03-31' },
    ]);
    expect(quartersIn({ from: '2025-10-01', to: '2025-11-30' })).toBeUndefined();
    expect(endedQuarters('2026-01-01', 2)).toEqual(quartersIn({ from: '2025-07-01', to: '2025-12-31' }));
  });
});

/** Figures of a quarter by language and age, as they may be. */
const measures = ['referred', 'seen', 'closed', 'waiting'];
const spread = fc.record({
  age: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }),
  language: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }),
});
const quarter = fc.tuple(spread, spread, spread, spread).map((all): Figures => {
  const ids = { age: ['0-17', '18-24', '25-34'], language: ['urdu', 'polish', 'tamil', 'unknown'] };
  const figures: Record<string, number> = {};
  for (const [index, measure] of measures.entries()) {
    for (const dimension of ['age', 'language'] as const)
      for (const [at, id] of ids[dimension].entries())
        figures[`${measure}.${dimension}.${id}`] = all[index]?.[dimension][at] ?? 0;
    figures[measure] = all[index]?.age.reduce((sum, one) => sum + one, 0) ?? 0;
  }
  return figures;
});

const cellsOf = (tables: readonly ReportTable[], side: 'now' | 'before') =>
  new Map<string, ReportTable['rows'][number]['cells'][number]['now']>(
    tables
      .filter(({ id }) => ['people', 'age', 'language'].includes(id))
      .flatMap(({ id, rows }) =>
        rows.flatMap((row) => row.cells.map((cell, column) => [`${id} ${row.id} ${column}`, cell[side]] as const)),
      ),
  );
const waiting = measures.indexOf('waiting');

describe('a published report of several quarters', () => {
  it('says nothing that the reports of its quarters do not say, whichever quarters it is of', () => {
    fc.assert(
      fc.property(fc.array(quarter, { minLength: 2, maxLength: 5 }), fc.nat(), fc.nat(), (quarters, one, other) => {
        const [first, last] = [one % quarters.length, other % quarters.length].toSorted((a, b) => a - b) as [
          number,
          number,
        ];
        const some = quarters.slice(first, last + 1).map(suppressedView);
        const empty = [suppressedView({})];
        const whole = cellsOf(buildReport({ now: some, before: empty }, {}), 'now');
        const each = some.map((view) => cellsOf(buildReport({ now: [view], before: empty }, {}), 'now'));
        for (const [name, cell] of whole) {
          const column = Number(name.split(' ')[2]);
          const of = column === waiting ? each.slice(-1) : each;
          // A category without a row in a quarter is one of the others there: none of them, or not shown.
          const rest = (report: (typeof each)[number]): Shown =>
            report.get(name.replace(/ \S+ /, ' other ')) === 0 ? 0 : 'hidden';
          const shown = of.map((report) => (report.get(name) as Shown | undefined) ?? rest(report));
          expect(cell, name).toEqual(addShown(shown));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the sum of what its quarters show, and at least that where one is not shown', () => {
    expect(addShown([12, 0, 5])).toBe(17);
    expect(addShown([12, 'few', 5])).toEqual({ atLeast: 17 });
    expect(addShown(['few', 0, 0])).toBe('few');
    expect(addShown(['few', 'few', 0])).toBe('hidden');
  });

  it('has a zero for nobody, and every number of whoever may open the records', () => {
    const figures = { referred: 3, 'referred.age.18-24': 3 };
    const ageOf = (view: typeof trueView) =>
      buildReport({ now: [view(figures)], before: [view({})] }, {})
        .find(({ id }) => id === 'age')
        ?.rows.slice(0, 3)
        .map(({ cells }) => cells[0]);
    expect(ageOf(suppressedView)).toEqual([
      { now: 0, before: 0 },
      { now: 'few', before: 0 },
      { now: 0, before: 0 },
    ]);
    expect(ageOf(trueView)?.[1]).toEqual({ now: 3, before: 0 });
  });
});

describe('published scores', () => {
  const month = { year: 2026, month: 10, total: 63, tests: 6 };

  it('are of months that have ended, of five tests at least', () => {
    expect(publishMonth(month, '2026-10-31')).toMatchObject({ total: null, tests: null });
    expect(publishMonth({ ...month, tests: 4 }, '2026-11-01')).toMatchObject({ total: null, tests: null });
    expect(publishMonth(month, '2026-11-01')).toMatchObject({ total: 66, tests: 6 });
  });

  it('do not show the score of a result that is recorded late, unless it is the least or the greatest of all', () => {
    const greatest = 27;
    const publish = (total: number, tests: number) => publishMonth({ ...month, total, tests }, '2026-11-01').total;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: greatest }), { minLength: 5, maxLength: 20 }),
        fc.integer({ min: 1, max: greatest - 1 }),
        (scores, late) => {
          const tests = scores.length;
          const sum = scores.reduce((total, one) => total + one, 0);
          const all = (to: number) => Array.from({ length: to + 1 }, (_, n) => n);
          // Whoever reads the month before and after it knows these two numbers, and how many tests there are.
          const sums = all(greatest * tests).filter((one) => publish(one, tests) === publish(sum, tests));
          const possible = all(greatest).filter((score) =>
            sums.some((one) => publish(one + score, tests + 1) === publish(sum + late, tests + 1)),
          );
          expect(possible).toContain(late);
          expect(possible.length).toBeGreaterThan(1);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('published feedback', () => {
  it('is that of the quarters with five forms, as means with one decimal', () => {
    const forms = [
      { forms: 6, sums: [20, 0] },
      { forms: 4, sums: [16, 16] },
      { forms: 5, sums: [20, 5] },
    ];
    const [one, two] = publishFeedback(forms, 2);
    expect([(one?.score ?? 0) / 11 + 1, (two?.score ?? 0) / 11 + 1].map((mean) => mean.toFixed(4))).toEqual([
      ...['4.6000', '1.5000'],
    ]);
    expect(one?.tests).toBe(11);
    expect(publishFeedback(forms.slice(1, 2), 1)).toEqual([{ question: 0, score: null, tests: null }]);
    expect(publishFeedback([{ forms: 0, sums: [] }], 1)).toEqual([{ question: 0, score: 0, tests: 0 }]);
  });
});
