import { describe, expect, it } from 'vitest';
import { type Constraint, equalTo, greaterEq, lessEq, type Model, solve } from 'yalps';
import { firstServices } from '../organisation/organisation.ts';
import { buildReport, listJudged } from './build-report.ts';
import { type Figures, peopleMeasures } from './events.ts';
import type { ReportTable } from './report.ts';
import { isShown, type Shown, showParts, showRow, smallestShown } from './suppress.ts';
import { suppressedView } from './view.ts';

/** Always the same numbers from 0 to 1. */
const makeRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/*
 * The attack. A reader of the report knows for each number what is printed, which numbers add up to which, that a
 * number is whole, that `few` is 1 to 4, that a hidden number in a table with `few` is 5 or more, and that the
 * smallest are hidden first. For each number that is not shown the attack finds the least and the greatest possible
 * value.
 */
type Cell = {
  name: string;
  shown: Shown;
  least?: number;
  most?: number /** It is printed nowhere: only if it is small may nobody compute it. */;
  implied?: true;
};
type Sum = { of: readonly string[]; total: string };
type Published = { cells: readonly Cell[]; sums: readonly Sum[]; atMost?: readonly { part: string; whole: string }[] };

const few = smallestShown - 1;

const boundsOf = ({ shown, least = 0, most = Infinity }: Cell) => {
  if (isShown(shown)) return { min: shown, max: shown };
  return shown === 'few' ? { min: 1, max: few } : { min: least, max: most };
};

const rangeOf = ({ cells, sums, atMost = [] }: Published, target: string): { least: number; most: number } => {
  const constraints = new Map<string, Constraint>();
  const variables = new Map(cells.map(({ name }) => [name, new Map<string, number>()]));
  const put = (name: string, constraint: string, by: number) => variables.get(name)?.set(constraint, by);
  for (const cell of cells) {
    const { min, max } = boundsOf(cell);
    put(cell.name, `bounds ${cell.name}`, 1);
    constraints.set(
      `bounds ${cell.name}`,
      min === max ? equalTo(min) : max === Infinity ? greaterEq(min) : { min, max },
    );
  }
  for (const [index, { of, total }] of sums.entries()) {
    for (const name of of) put(name, `sum ${index}`, 1);
    put(total, `sum ${index}`, -1);
    constraints.set(`sum ${index}`, equalTo(0));
  }
  for (const [index, { part, whole }] of atMost.entries()) {
    put(part, `at most ${index}`, 1);
    put(whole, `at most ${index}`, -1);
    constraints.set(`at most ${index}`, lessEq(0));
  }
  put(target, 'target', 1);
  const find = (direction: 'minimize' | 'maximize') => {
    const model: Model = { direction, objective: 'target', constraints, variables, integers: true };
    const { status, result } = solve(model);
    if (status === 'unbounded') return Infinity;
    if (status !== 'optimal') throw new Error(`${target}: ${status}`);
    return Math.round(result);
  };
  return { least: find('minimize'), most: find('maximize') };
};

const tally = { tables: 0, attacked: 0, recovered: 0, narrowed: 0 };

const attack = (published: Published): void => {
  tally.tables += 1;
  for (const { name, shown, implied } of published.cells) {
    if (isShown(shown)) continue;
    tally.attacked += 1;
    const { least, most } = rangeOf(published, name);
    // A zero is shown where it gives nobody away, and may be computed where it is not.
    if (least === most && least > 0 && !(implied && least >= smallestShown)) tally.recovered += 1;
    else if (shown === 'few' && most - least < 2) tally.narrowed += 1;
  }
};

/** Numbers that add up to another, with what is known about the hidden ones among them. */
const partsOf = (names: readonly string[], shown: readonly Shown[]): Cell[] => {
  const known = shown.includes('few');
  const visible = shown.filter(isShown).filter((count) => count > 0);
  const most = known && visible.length > 0 ? Math.min(...visible) : Infinity;
  return names.map((name, index) => ({
    name,
    shown: shown[index] ?? 'hidden',
    least: known ? smallestShown : 0,
    most,
  }));
};

type Side = 'now' | 'before';
const shownIn = (table: ReportTable, column: number, side: Side) =>
  table.rows.map(({ id, level, cells }) => ({
    id,
    name: `${level} ${id}`,
    level,
    shown: cells[column]?.[side] as Shown,
  }));

/** A column of a table: its first rows add up to the total, and indented ones to the row above them. */
const publishedOf = (rows: ReturnType<typeof shownIn>, total: Shown): Published => {
  const tops = rows.filter(({ level }) => level === 0);
  const cells: Cell[] = [
    { name: 'total', shown: total },
    ...partsOf(
      tops.map(({ name }) => name),
      tops.map(({ shown }) => shown),
    ),
  ];
  const sums: Sum[] = [{ of: tops.map(({ name }) => name), total: 'total' }];
  for (const top of tops) {
    const start = rows.indexOf(top) + 1;
    const next = rows.findIndex(({ level }, index) => index >= start && level === 0);
    const under = rows.slice(start, next < 0 ? undefined : next);
    if (under.length === 0) continue;
    cells.push(
      ...partsOf(
        under.map(({ name }) => name),
        under.map(({ shown }) => shown),
      ),
    );
    sums.push({ of: under.map(({ name }) => name), total: top.name });
  }
  return { cells, sums };
};

/** The outcomes of a closed episode by one instrument, and the lines that count each. */
const fates = {
  'not due': [],
  'due, without two results': ['due'],
  'well, improved': ['due', 'paired', 'improved'],
  'well, the same': ['due', 'paired', 'same'],
  'well, worse': ['due', 'paired', 'worse'],
  'ill, improved': ['due', 'paired', 'improved', 'clinical'],
  'ill, the same': ['due', 'paired', 'same', 'clinical'],
  'ill, worse': ['due', 'paired', 'worse', 'clinical'],
  'recovered, improved': ['due', 'paired', 'improved', 'clinical', 'recovered', 'reliablyRecovered'],
  'recovered, the same': ['due', 'paired', 'same', 'clinical', 'recovered'],
} as const;

const publishedOutcomes = (table: ReportTable, side: Side, closed: Shown): Published => {
  const lines = table.rows.map(({ id, cells }) => ({ name: id, shown: cells[0]?.[side] as Shown }));
  return {
    cells: [
      { name: 'closed', shown: closed },
      ...lines,
      ...Object.keys(fates).map((name) => ({ name, shown: 'hidden' as const, implied: true as const })),
    ],
    sums: [
      { of: Object.keys(fates), total: 'closed' },
      ...lines.map(({ name }) => ({
        of: Object.entries(fates).flatMap(([fate, counted]) =>
          (counted as readonly string[]).includes(name) ? [fate] : [],
        ),
        total: name,
      })),
    ],
  };
};

/** Places that are not filled, and attendance of groups without a number of places, are printed nowhere. */
const publishedGroups = (table: ReportTable, side: Side): Published => {
  const cells = table.rows
    .filter(({ id }) => id !== 'share')
    .map(({ id, cells: [cell] }): Cell => ({ name: id, shown: cell?.[side] as Shown }));
  const shownOf = (name: string) => cells.find((cell) => cell.name === name)?.shown;
  // Where all who came filled a place, every group has a number of them, and there is no remainder: `of the places of
  // groups…`.
  const isSame = isShown(shownOf('came') ?? 'hidden') && shownOf('came') === shownOf('filled');
  const wholes = isSame ? ['places'] : ['places', 'came'];
  const restOf = (whole: string) => ({ name: `rest of ${whole}`, shown: 'hidden', implied: true }) as const;
  return {
    cells: [...cells, ...wholes.map(restOf)],
    sums: wholes.map((total) => ({ of: ['filled', `rest of ${total}`], total })),
  };
};

/** The rows of a measure: in a list that is open, a category without a row of its own in this time is one of the others. */
const rowsOf = (table: ReportTable, column: number, side: Side, figures: Figures) =>
  shownIn(table, column, side).filter(({ id }) => {
    if (!['language', 'district'].includes(table.id) || id === 'other' || id === 'unknown') return true;
    return (figures[`${peopleMeasures[column]}.${table.id}.${id}`] ?? 0) >= smallestShown;
  });

const attackReport = (tables: readonly ReportTable[], both: { now: Figures; before: Figures }): void => {
  const everybody = tables.find(({ id }) => id === 'people')?.rows[0]?.cells ?? [];
  for (const side of ['now', 'before'] as const) {
    const closed = everybody[2]?.[side] as Shown;
    for (const table of tables) {
      if (table.id.startsWith('outcome-')) attack(publishedOutcomes(table, side, closed));
      else if (table.id === 'groups') attack(publishedGroups(table, side));
      else if (table.title.startsWith('People by')) {
        for (const [column] of peopleMeasures.entries()) {
          attack(publishedOf(rowsOf(table, column, side, both[side]), everybody[column]?.[side] as Shown));
        }
      } else if (table.id === 'reasons' || table.id === 'sessions') {
        const [all, ...rows] = shownIn(table, 0, side);
        attack(
          publishedOf(
            // The rate of missed sessions is computed from what is shown of the others.
            rows.filter(({ id }) => id !== 'missed-rate').map((row) => ({ ...row, level: 0 })),
            all?.shown ?? 'hidden',
          ),
        );
      }
    }
  }
};

const categories = {
  ethnicity: [
    'indian',
    'pakistani',
    'bangladeshi',
    'otherAsian',
    'black',
    'arab',
    'white',
    'mixedAsian',
    'mixedOther',
    'unknown',
  ],
  age: ['0-17', '18-24', '25-34', '35-44', '45-54', '75', 'unknown'],
  gender: ['woman', 'man', 'unknown'],
  language: ['english', 'urdu', 'punjabi', 'bengali', 'polish', 'other', 'unknown'],
  district: ['LS7', 'LS8', 'LS9', 'LS11', 'BD3', 'unknown'],
  referrer: ['self', 'family', 'professional'],
  service: [...firstServices.map(({ id }) => id), 'unknown'],
};

/** Figures of people who are mostly alike, as in a town. */
const reportOf = (both: { now: Figures; before: Figures }, filter: { service?: string }) =>
  buildReport({ now: [suppressedView(both.now)], before: [suppressedView(both.before)] }, filter);

const makeFigures = (random: () => number, most: number): Figures => {
  const figures: Record<string, number> = {};
  const count = (name: string) => (figures[name] = (figures[name] ?? 0) + 1);
  const pick = (from: readonly string[]) => from[Math.floor(random() ** (1 + random() * 3) * from.length)] ?? '';
  for (const measure of peopleMeasures) {
    for (let people = Math.floor(random() * most); people > 0; people -= 1) {
      count(measure);
      for (const [dimension, ids] of Object.entries(categories)) count(`${measure}.${dimension}.${pick(ids)}`);
      if (measure !== 'closed') continue;
      count(`reason.${pick(['completed', 'stopped', 'declined', 'moved', 'referredOn', 'died', 'unknown'])}`);
      for (const { id } of listJudged()) {
        const all = Object.values(fates);
        for (const line of all[Math.floor(random() * all.length)] ?? []) if (line !== 'same') count(`${id}.${line}`);
      }
    }
  }
  for (let sessions = Math.floor(random() * most * 4); sessions > 0; sessions -= 1) {
    count(`session.${pick(['attended', 'missed', 'late', 'cancelled-person', 'cancelled-service'])}`);
  }
  const [dates, open] = [Math.floor(random() * 9), random() < 0.5 ? 0 : Math.floor(random() * 5)];
  const [filled, elsewhere] = [Math.floor(random() * dates * 12), Math.floor(random() ** 3 * open * 12)];
  const groups = { dates: dates + open, open, places: dates * 12, filled, came: filled + elsewhere };
  const others = { missed: Math.floor(random() * 12), guests: Math.floor(random() * 12) };
  for (const [name, amount] of Object.entries({ ...groups, ...others })) figures[`group.${name}`] = amount;
  return figures;
};

describe('what is suppressed', () => {
  it('is not computed from what is shown: thousands of tables, attacked with whole numbers, and no cell recovered', () => {
    const random = makeRandom(20_261_122);
    for (let number = 0; number < 60; number += 1) {
      const most = [8, 20, 60, 250][number % 4] ?? 60;
      const both = { now: makeFigures(random, most), before: makeFigures(random, most) };
      attackReport(reportOf(both, number % 5 === 0 ? { service: firstServices[0].id } : {}), both);
    }
    console.log(
      `suppression: ${tally.tables} tables tried, ${tally.attacked} cells attacked, ${tally.recovered} recovered, ${tally.narrowed} narrowed`,
    );
    expect(tally.tables).toBeGreaterThan(3000);
    expect(tally.attacked).toBeGreaterThan(12_000);
    expect({ recovered: tally.recovered, narrowed: tally.narrowed }).toEqual({ recovered: 0, narrowed: 0 });
  });

  it('would be found by that attack, if only the small cells were left out', () => {
    const before = tally.recovered;
    attack({
      cells: [{ name: 'total', shown: 40 }, ...partsOf(['a', 'b', 'c'], [20, 17, 'few'])],
      sums: [{ of: ['a', 'b', 'c'], total: 'total' }],
    });
    expect(tally.recovered).toBe(before + 1);
  });

  it('is as little as that takes', () => {
    expect(showParts([80, 30, 12, 7, 3])).toEqual([80, 30, 12, 'hidden', 'few']);
    expect(showParts([80, 30, 12, 7])).toEqual([80, 30, 12, 7]);
    expect(showParts([40, 0, 0, 4, 2])).toEqual([40, 0, 0, 'few', 'few']);
  });

  it('of the places of groups is whoever filled them, where one could say from it who did not', () => {
    const group = (figures: Record<string, number>) => {
      const now = Object.fromEntries(Object.entries(figures).map(([name, amount]) => [`group.${name}`, amount]));
      const rows = reportOf({ now, before: {} }, {}).find(({ id }) => id === 'groups')?.rows ?? [];
      return rows.slice(4).map(({ cells: [cell] }) => cell?.now);
    };
    const all = { dates: 12, open: 0, places: 120, filled: 90, came: 90 };
    expect(group(all)).toEqual([120, 90, 75]);
    expect(group({ ...all, filled: 117, came: 117 })).toEqual([120, 'hidden', 'hidden']);
    expect(group({ ...all, open: 2, came: 110 })).toEqual([120, 90, 75]);
    expect(group({ ...all, open: 2, came: 93 })).toEqual([120, 'hidden', 'hidden']);
    expect(group({ ...all, open: 2 })).toEqual([120, 90, 75]);
    expect(group({ ...all, filled: 3, came: 3 })).toEqual([120, 'few', 'hidden']);
  });

  it('is everything alike where leaving out single numbers is not enough', () => {
    expect(showParts([5, 1])).toEqual(['hidden', 'hidden']);
    expect(showParts([2, 1, 1])).toEqual(['hidden', 'hidden', 'hidden']);
    // Two that add up to 8 are 4 each.
    expect(showParts([4, 4, 0])).toEqual(['hidden', 'hidden', 'hidden']);
  });

  it('is no zero, where that gives nobody away', () => {
    expect(showParts([0, 0, 0])).toEqual([0, 0, 0]);
    expect(showParts([0, 3, 0])).toEqual([0, 'few', 0]);
    expect(showParts([0, 12, 30])).toEqual([0, 12, 30]);
  });
});

describe('a row of a table, asked for alone', () => {
  const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

  /** What a reader knows who has asked for all rows together, for each row, and for the totals of the rows. */
  const publish = (rows: readonly (readonly number[])[]): Published => {
    const ofAll = showParts((rows[0] ?? []).map((_, column) => sumOf(rows.map((row) => row[column] ?? 0))));
    const totals = showParts(rows.map(sumOf));
    const shown = rows.map((_, index) => showRow(rows, index, ofAll));
    const cell = (name: string, one: Shown | undefined): Cell => ({ name, shown: one ?? 'hidden' });
    return {
      cells: [
        cell('all', sumOf(rows.map(sumOf)) < smallestShown ? 'few' : sumOf(rows.map(sumOf))),
        ...ofAll.map((one, column) => cell(`all ${column}`, one)),
        ...totals.map((one, row) => cell(`row ${row}`, one)),
        ...shown.flatMap((row, index) => row.map((one, column) => cell(`${index} ${column}`, one))),
      ],
      sums: [
        { of: ofAll.map((_, column) => `all ${column}`), total: 'all' },
        { of: totals.map((_, row) => `row ${row}`), total: 'all' },
        ...ofAll.map((_, column) => ({ of: rows.map((__, row) => `${row} ${column}`), total: `all ${column}` })),
        ...rows.map((_, row) => ({ of: ofAll.map((__, column) => `${row} ${column}`), total: `row ${row}` })),
      ],
    };
  };

  it('gives away no small count, with the reports of all rows and of every other row', () => {
    const random = makeRandom(7);
    const found = { cells: 0, shown: 0, recovered: [] as string[] };
    for (let number = 0; number < 60; number += 1) {
      const most = [6, 14, 40][number % 3] ?? 14;
      // Half of the tables have nobody in many places, so that whole columns can be shown.
      const count = () =>
        random() < (number % 2 ? 0.5 : 0.1) ? 0 : Math.floor(random() * most) + (number % 2 ? 5 : 0);
      const rows = Array.from({ length: 3 }, () => Array.from({ length: 4 }, count));
      for (const row of rows) if (number % 4 === 1) row[number % 3] = Math.floor(random() * 5);
      if (sumOf(rows.map(sumOf)) === 0) continue;
      const published = publish(rows);
      for (const { name, shown } of published.cells) {
        if (isShown(shown)) {
          found.shown += 1;
          continue;
        }
        found.cells += 1;
        const { least, most: greatest } = rangeOf(published, name);
        if (least === greatest && least > 0 && least < smallestShown)
          found.recovered.push(`${JSON.stringify(rows)}: ${name}`);
      }
    }
    expect(found.recovered).toEqual([]);
    expect(found.cells).toBeGreaterThan(300);
    expect(found.shown).toBeGreaterThan(300);
  });

  it('shows what every row can show, and hides at least two columns where it hides any', () => {
    const all = (rows: number[][]) => showParts((rows[0] ?? []).map((_, at) => sumOf(rows.map((row) => row[at] ?? 0))));
    const large = [
      [20, 9, 0],
      [8, 12, 30],
    ];
    expect(showRow(large, 0, all(large))).toEqual([20, 9, 0]);
    const small = [
      [20, 9, 6, 2],
      [8, 12, 30, 9],
    ];
    expect(showRow(small, 0, all(small))).toEqual([20, 'hidden', 6, 'hidden']);
    expect(showRow(small, 1, all(small))).toEqual([8, 'hidden', 30, 'hidden']);
    const few = [...small, [0, 0, 1, 1]];
    expect(showRow(few, 0, all(few))).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
  });
});
