import { expect, it } from 'vitest';
import { attendances } from './attendances.ts';
import { buildReport } from './build-report.ts';
import { addFigures, figuresOf, peopleMeasures, type ReportEvent } from './events.ts';
import { countedIn } from './listed.ts';
import type { ReportTable } from './report.ts';
import { trueView } from './view.ts';

const pick = <One>(from: readonly One[], n: number): One => from[n % from.length] as One;

const personOf = (n: number) => ({
  ethnicity: pick(['pakistani', 'indian', 'whiteBritish', 'unstated', 'unknown'], n),
  age: pick(['0-17', '25-34', '75', 'unknown'], n + 1),
  gender: pick(['female', 'male', 'unknown'], n + 2),
  language: pick(['english', 'urdu', 'other', 'unknown'], n),
  district: pick(['LS7', 'LS8', 'unknown'], n),
  referrer: pick(['self', 'family', 'professional'], n),
});

const at = (n: number) => ({ day: '2026-08-11', service: pick(['rahat', 'other', 'unknown'], n), worker: 'nobody' });

/** What happened to some people: of each kind many, and of some one. */
const events: ReportEvent[] = Array.from({ length: 60 }, (_, n): ReportEvent[] => {
  const person = personOf(n);
  const reason = pick(['completed', 'died', 'unknown'] as const, n);
  const attendance = pick(attendances, n);
  return [
    { kind: 'referred', ...at(n), person },
    ...(n % 3 === 0 ? [{ kind: 'waits' as const, ...at(n), person }] : []),
    { kind: 'contacted', ...at(n), days: n % 7 },
    ...(n % 2 === 0 ? [{ kind: 'seen' as const, ...at(n), person, days: n % 9 }] : []),
    { kind: 'session', ...at(n), attendance },
    ...(n % 4 === 0 ? [{ kind: 'closed' as const, ...at(n), person, reason }] : []),
    { kind: 'measured', ...at(n), instrument: 'phq', ...(n % 5 > 0 && { first: (n * 5) % 28, latest: (n * 11) % 28 }) },
    { kind: 'measured', ...at(n), instrument: 'gad', ...(n % 6 > 0 && { first: (n * 5) % 22, latest: (n * 3) % 22 }) },
    { kind: 'register', ...at(n), came: n % 5, missed: n % 2, guests: n % 3, ...(n % 2 === 0 && { places: 8 }) },
  ];
}).flat();

const figures = addFigures(
  ...events.flatMap((event) => {
    const counted = figuresOf(event).figures;
    const byService = peopleMeasures.flatMap((measure) =>
      counted[measure] === undefined ? [] : [[`${measure}.service.${event.service}`, counted[measure]] as const],
    );
    return [counted, Object.fromEntries(byService)];
  }),
);

const tables = buildReport({ now: [trueView(figures)], before: [trueView({})] }, {});

/** Those whose numbers are people, sessions or dates, and not sums, days or shares of them. */
const countsEach = ({ id }: ReportTable, row: string): boolean =>
  id === 'groups' ? row === 'dates' : id !== 'waits' && row !== 'missed-rate' && id !== 'feedback';

it.each(tables.filter(({ id }) => id !== 'feedback'))(
  'the list of $title has as many entries as its number says',
  (table) => {
    for (const row of table.rows) {
      for (const [column, { now }] of row.cells.entries()) {
        const counted = countedIn({ table: table.id, row: row.id, column });
        const name = `${row.label}, ${table.columns[column]}`;
        const listed = events.filter((event) => event.kind === counted?.kind && counted.counts(event));
        if (countsEach(table, row.id)) expect(listed.length, name).toBe(now);
        else expect(listed.length, name).toBeGreaterThan(0);
      }
    }
  },
);

it('the list of a wait has everybody whose wait is known', () => {
  for (const [row, kind] of [
    ['contact', 'contacted'],
    ['session', 'seen'],
  ] as const) {
    const counted = countedIn({ table: 'waits', row, column: 0 });
    expect(counted?.kind).toBe(kind);
    expect(events.filter((event) => event.kind === kind).every((event) => counted?.counts(event))).toBe(true);
  }
});

it('feedback, which has no names, has no list, nor has a table that the report does not have', () => {
  expect(countedIn({ table: 'feedback', row: 'forms', column: 0 })).toBeUndefined();
  expect(countedIn({ table: 'postcodes', row: 'all', column: 0 })).toBeUndefined();
  expect(countedIn({ table: 'people', row: 'all', column: 4 })).toBeUndefined();
});
