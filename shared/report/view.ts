import { addFigures, type Figures } from './events.ts';
import { type Shown, showCount, showParts, showRow, showTree, smallestShown } from './suppress.ts';

/** Names of figures that are counted as one. */
type Names = readonly string[];

/** The figures of one time, and what is shown of them. Counts are read by their names. */
export type View = {
  readonly figures: Figures;
  /** The figures whose categories of an open list have a row; of a row, those of all. */
  readonly ofAll: Figures;
  /** Whether every number is shown as it is. */
  readonly isTrue: boolean;
  /** Whether it is that of one service or worker among all, of which less is shown. */
  readonly isRow: boolean;
  readonly count: (names: Names) => Shown;
  /** Counts that add up to a total that is shown. */
  readonly parts: (columns: readonly Names[]) => Shown[];
  /** The same in groups that are shown too. */
  readonly tree: (groups: readonly (readonly Names[])[]) => { group: Shown; parts: Shown[] }[];
  /** Whether a category of an open list has a row of its own: a count of all is shown so, and no smaller one is. */
  readonly isNamed: (names: Names) => boolean;
};

const sumOf = (figures: Figures, names: Names): number =>
  names.reduce((total, name) => total + (figures[name] ?? 0), 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** For whoever may open every record behind the numbers. */
export const trueView = (figures: Figures): View => {
  const of = (names: Names) => sumOf(figures, names);
  return {
    ...{ figures, ofAll: figures, isTrue: true, isRow: false },
    count: of,
    parts: (columns) => columns.map(of),
    tree: (groups) => groups.map((parts) => ({ group: sum(parts.map(of)), parts: parts.map(of) })),
    isNamed: (names) => of(names) > 0,
  };
};

/** For everybody else: nothing in it is about one to four people, or leads to it. */
export const suppressedView = (figures: Figures): View => {
  const of = (names: Names) => sumOf(figures, names);
  return {
    ...{ figures, ofAll: figures, isTrue: false, isRow: false },
    count: (names) => showCount(of(names)),
    parts: (columns) => showParts(columns.map(of)),
    tree: (groups) => showTree(groups.map((parts) => parts.map(of))),
    isNamed: (names) => of(names) >= smallestShown,
  };
};

/**
 * The same of one service, or of one worker, beside the view of all of them: `rows` are the figures of each, and the
 * view is that of `chosen`.
 */
export const rowView = (rows: readonly Figures[], chosen: Figures): View => {
  const all = suppressedView(addFigures(...rows));
  const at = rows.indexOf(chosen);
  const of = (names: Names) => rows.map((row) => sumOf(row, names));
  const showColumns = (columns: readonly Names[], ofAll: readonly Shown[]) =>
    showRow(
      rows.map((row) => columns.map((names) => sumOf(row, names))),
      at,
      ofAll,
    );
  return {
    ...{ figures: chosen, ofAll: all.figures, isTrue: false, isRow: true },
    // As in the table of all services.
    count: (names) => showParts(of(names))[at] ?? 0,
    parts: (columns) => showColumns(columns, all.parts(columns)),
    tree: (groups) => {
      const ofAll = all.tree(groups).flatMap(({ parts }) => parts);
      const shown = showColumns(groups.flat(), ofAll);
      return groups.map((group) => {
        const parts = shown.splice(0, group.length);
        const numbers = parts.filter((one) => typeof one === 'number');
        return { group: numbers.length < parts.length ? 'hidden' : sum(numbers), parts };
      });
    },
    isNamed: all.isNamed,
  };
};
