import {
  type Dimension,
  dimensionLabels,
  dimensions,
  ethnicityGroups,
  fixedCategories,
  labelOfOpen,
} from './dimensions.ts';
import { type PeopleMeasure, peopleMeasures } from './events.ts';
import type { ReportPair, ReportTable } from './report.ts';
import { isShown, type Shown } from './suppress.ts';
import { other, unknown } from './unknown.ts';
import type { View } from './view.ts';

/** The views of a period, in order: one, or those of its quarters. */
export type Side = readonly View[];
/** Those of a period, and of the one before it. */
export type Both = { readonly now: Side; readonly before: Side };
const sides = ['now', 'before'] as const;
type Cell = ReportPair['now'];

const measureLabels: Readonly<Record<PeopleMeasure, string>> = {
  referred: 'Referred',
  seen: 'Seen for the first time',
  closed: 'Closed',
  waiting: 'Waiting at the end',
};
const columns = peopleMeasures.map((measure) => measureLabels[measure]);

/** The sum of what is shown of some times: where one of them is not shown, it is at least the sum of the others. */
export const addShown = (shown: readonly Shown[]): Cell => {
  const numbers = shown.filter(isShown);
  const sum = numbers.reduce((total, one) => total + one, 0);
  if (numbers.length === shown.length) return sum;
  if (sum > 0) return { atLeast: sum };
  const [only = 'hidden', ...more] = shown.filter((one) => !isShown(one));
  return more.length > 0 ? 'hidden' : only;
};

/** The counts of a period and of the one before it, side by side. Of a stock the last count is that of the period. */
export const besides = (
  both: Both,
  show: (view: View) => readonly Shown[],
  { isStock = false }: { isStock?: boolean } = {},
): ReportPair[] => {
  const [now = [], before = []] = sides.map((side) => {
    const all = both[side].map(show);
    const used = isStock ? all.slice(-1) : all;
    return (used[0] ?? []).map((_, index) => addShown(used.map((one) => one[index] ?? 'hidden')));
  });
  return now.map((one, index) => ({ now: one, before: before[index] ?? null }));
};

type Row = { id: string; label: string; level: 0 | 1 };
const blank: ReportPair = { now: null, before: null };
const ofMeasure = (measure: PeopleMeasure) => ({ isStock: measure === 'waiting' });

/** A table of people by category: `show` decides what is shown of the counts of a measure, a number a row. */
const tableOf = (
  dimension: Dimension,
  rows: readonly Row[],
  both: Both,
  show: (view: View, measure: PeopleMeasure) => readonly Shown[],
): ReportTable => {
  const byMeasure = peopleMeasures.map((measure) => besides(both, (view) => show(view, measure), ofMeasure(measure)));
  return {
    id: dimension,
    title: `People by ${dimensionLabels[dimension].toLowerCase()}`,
    columns,
    rows: rows.map((row, index) => ({ ...row, cells: byMeasure.map((pairs) => pairs[index] ?? blank) })),
  };
};

const nameOf = (measure: PeopleMeasure, dimension: Dimension, id: string) => `${measure}.${dimension}.${id}`;

const ethnicityTable = (both: Both): ReportTable => {
  const rows = ethnicityGroups.flatMap(({ label, parts }): Row[] => [
    { id: parts.map(({ id }) => id).join('+'), label, level: 0 },
    ...(parts.length > 1 ? parts.map((part): Row => ({ id: part.id, label: part.label, level: 1 })) : []),
  ]);
  return tableOf('ethnicity', rows, both, (view, measure) =>
    view
      .tree(ethnicityGroups.map(({ parts }) => parts.map(({ id }) => [nameOf(measure, 'ethnicity', id)])))
      .flatMap(({ group, parts }) => (parts.length > 1 ? [group, ...parts] : [group])),
  );
};

const fixedTable = (dimension: keyof typeof fixedCategories, both: Both): ReportTable => {
  const categories = fixedCategories[dimension];
  const rows = categories.map(({ id, label }): Row => ({ id, label, level: 0 }));
  return tableOf(dimension, rows, both, (view, measure) =>
    view.parts(categories.map(({ id }) => [nameOf(measure, dimension, id)])),
  );
};

/** The categories of an open list in some figures: those with a row of their own, and the others. */
const listed = (view: View, measure: PeopleMeasure, dimension: Dimension) => {
  const prefix = nameOf(measure, dimension, '');
  const ids = Object.keys(view.ofAll).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  const isNamed = (id: string) => id !== other && view.isNamed([nameOf(measure, dimension, id)]);
  const known = ids.filter((id) => id !== unknown);
  return { named: known.filter(isNamed), others: known.filter((id) => !isNamed(id)) };
};

/**
 * A table of an open list. Which categories of a measure have a row follows from that measure and time alone, so that
 * no two reports group the others differently: those that are large enough to be shown. All others are one row.
 */
const openTable = (dimension: 'language' | 'district', both: Both): ReportTable => {
  const named = sides.flatMap((side) =>
    both[side].flatMap((view) => peopleMeasures.flatMap((measure) => listed(view, measure, dimension).named)),
  );
  const ids = [...new Set(named)].toSorted((one, two) =>
    labelOfOpen(dimension, one).localeCompare(labelOfOpen(dimension, two)),
  );
  const rows: Row[] = [
    ...ids.map((id): Row => ({ id, label: labelOfOpen(dimension, id), level: 0 })),
    { id: other, label: dimension === 'language' ? 'Other languages' : 'Other districts', level: 0 },
    { id: unknown, label: labelOfOpen(dimension, unknown), level: 0 },
  ];
  return tableOf(dimension, rows, both, (view, measure) => {
    const { named: own, others } = listed(view, measure, dimension);
    const names = (some: readonly string[]) => some.map((id) => nameOf(measure, dimension, id));
    const shown = view.parts([...own.map((id) => names([id])), names(others), names([unknown])]);
    const [ofOthers = 'hidden', ofUnknown = 'hidden'] = shown.slice(own.length);
    // A category without a row in this time is one of the others; where every number is shown, it is nobody's.
    const ofUnnamed = view.isTrue || ofOthers === 0 ? 0 : 'hidden';
    const find = (id: string) => (own.includes(id) ? (shown[own.indexOf(id)] ?? 'hidden') : ofUnnamed);
    return [...ids.map(find), ofOthers, ofUnknown];
  });
};

const breakdown = (dimension: Dimension, both: Both): ReportTable => {
  if (dimension === 'ethnicity') return ethnicityTable(both);
  if (dimension === 'language' || dimension === 'district') return openTable(dimension, both);
  return fixedTable(dimension, both);
};

/** The number of people, and who they are. For one service there is no table by service. */
export const peopleTables = (both: Both, { service }: { service?: string | undefined }): ReportTable[] => {
  const cells = peopleMeasures.map(
    (measure) => besides(both, (view) => [view.count([measure])], ofMeasure(measure))[0] ?? blank,
  );
  return [
    {
      id: 'people',
      title: 'People',
      note: 'Each stay of a person counts once: when they were referred, at their first session, and when the stay was closed. Waiting are those on whose referral nobody had decided at the end of the last day.',
      columns,
      rows: [{ id: 'all', label: 'Everybody', level: 0, cells }],
    },
    ...dimensions.filter((one) => service === undefined || one !== 'service').map((one) => breakdown(one, both)),
  ];
};
