/** What a file of rows is about. */
export const importKinds = ['patients', 'sessions', 'scores'] as const;
export type ImportKind = (typeof importKinds)[number];

/** A column of such a file. */
export type Column = {
  /** What it fills: the name of a field, or of a question of the form as `group.field`. */
  readonly id: string;
  /** As it stands in the first row. */
  readonly heading: string;
  /** What is written in it, for whoever makes the file. */
  readonly explain: string;
  readonly example: string;
  readonly required?: true;
  /** It is in the template; the others may be added by their heading. */
  readonly main?: true;
};

/** What is wrong with a row: in which column, by its heading, and what to do. */
export type Problem = { column: string; message: string };

/** The cells of a row that are not blank, by the id of their column. */
export type Cells = ReadonlyMap<string, string>;

/** So many rows are sent at a time, and a file has at most so many. */
export const rowsAtOnce = 25;
export const mostRows = 5000;
