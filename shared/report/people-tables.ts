import type { ReportPair, ReportTable } from '../api/report.ts';
import {
  type Dimension,
  dimensionLabels,
  dimensions,
  ethnicityGroups,
  fixedCategories,
  labelOfOpen,
} from './dimensions.ts';
import { type Figures, type PeopleMeasure, peopleMeasures } from './events.ts';
import { type Shown, showCount, showParts, showTree, smallestShown } from './suppress.ts';
import { other, unknown } from './unknown.ts';

/** The figures of a period, and of the one before it. */
export type Both = { readonly now: Figures; readonly before: Figures };
const sides = ['now', 'before'] as const;

export const measureLabels: Readonly<Record<PeopleMeasure, string>> = {
  referred: 'Referred',
  seen: 'Seen for the first time',
  closed: 'Closed',
  waiting: 'Waiting at the end',
};
const columns = peopleMeasures.map((measure) => measureLabels[measure]);

/** The shown counts of a period and of the one before it, side by side. */
export const besides = (both: Both, show: (figures: Figures) => readonly (Shown | null)[]): ReportPair[] => {
  const [now, before] = sides.map((side) => show(both[side]));
  return (now ?? []).map((one, index) => ({ now: one, before: before?.[index] ?? null }));
};

export const countsOf = (figures: Figures, names: readonly string[]): number[] =>
  names.map((name) => figures[name] ?? 0);

type Row = { id: string; label: string; level: 0 | 1 };

/** A table of people by category: `show` decides what is shown of the counts of a measure, a number a row. */
const tableOf = (
  dimension: Dimension,
  rows: readonly Row[],
  both: Both,
  show: (figures: Figures, measure: PeopleMeasure) => readonly Shown[],
): ReportTable => {
  const byMeasure = peopleMeasures.map((measure) => besides(both, (figures) => show(figures, measure)));
  return {
    id: dimension,
    title: `People by ${dimensionLabels[dimension].toLowerCase()}`,
    columns,
    rows: rows.map((row, index) => ({
      ...row,
      cells: byMeasure.map((pairs) => pairs[index] ?? { now: null, before: null }),
    })),
  };
};

const countIn = (figures: Figures, measure: PeopleMeasure, dimension: Dimension, id: string): number =>
  figures[`${measure}.${dimension}.${id}`] ?? 0;

const ethnicityTable = (both: Both): ReportTable => {
  const rows = ethnicityGroups.flatMap(({ label, parts }): Row[] => [
    { id: parts.map(({ id }) => id).join('+'), label, level: 0 },
    ...(parts.length > 1 ? parts.map((part): Row => ({ id: part.id, label: part.label, level: 1 })) : []),
  ]);
  return tableOf('ethnicity', rows, both, (figures, measure) => {
    const counts = ethnicityGroups.map(({ parts }) => ({
      parts: parts.map(({ id }) => countIn(figures, measure, 'ethnicity', id)),
    }));
    return showTree(counts).flatMap(({ group, parts }) => (parts.length > 1 ? [group, ...parts] : [group]));
  });
};

const fixedTable = (dimension: keyof typeof fixedCategories, both: Both): ReportTable => {
  const categories = fixedCategories[dimension];
  const rows = categories.map(({ id, label }): Row => ({ id, label, level: 0 }));
  return tableOf(dimension, rows, both, (figures, measure) =>
    showParts(categories.map(({ id }) => countIn(figures, measure, dimension, id))),
  );
};

const idsIn = (figures: Figures, dimension: Dimension): string[] =>
  Object.keys(figures).flatMap((name) => {
    const [measure = '', of, id] = name.split('.');
    return of === dimension && id !== undefined && (peopleMeasures as readonly string[]).includes(measure) ? [id] : [];
  });

/**
 * A table of an open list. Only categories that are large enough somewhere to be shown have a row, so that no row is
 * about a few people; all others are one row.
 */
const openTable = (dimension: 'language' | 'district', both: Both): ReportTable => {
  const all = [...new Set(sides.flatMap((side) => idsIn(both[side], dimension)))];
  const isLarge = (id: string) =>
    sides.some((side) =>
      peopleMeasures.some((measure) => countIn(both[side], measure, dimension, id) >= smallestShown),
    );
  const named = all
    .filter((id) => id !== unknown && id !== other && isLarge(id))
    .toSorted((one, two) => labelOfOpen(dimension, one).localeCompare(labelOfOpen(dimension, two)));
  const others = all.filter((id) => id !== unknown && !named.includes(id));
  const rows: Row[] = [
    ...named.map((id): Row => ({ id, label: labelOfOpen(dimension, id), level: 0 })),
    { id: other, label: dimension === 'language' ? 'Other languages' : 'Other districts', level: 0 },
    { id: unknown, label: labelOfOpen(dimension, unknown), level: 0 },
  ];
  return tableOf(dimension, rows, both, (figures, measure) => {
    const count = (id: string) => countIn(figures, measure, dimension, id);
    const ofOthers = others.reduce((sum, id) => sum + count(id), 0);
    return showParts([...named.map(count), ofOthers, count(unknown)]);
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
    (measure) => besides(both, (figures) => [showCount(figures[measure] ?? 0)])[0] ?? { now: null, before: null },
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
