import { addDays } from '../kernel/calendar.ts';

/** The kinds of files of rows. */
export const importKinds = ['patients', 'sessions', 'scores'] as const;
export type ImportKind = (typeof importKinds)[number];

/** A column of such a file. */
export type Column = {
  /** The field that it fills: its name, or a question of the form as `group.field`. */
  readonly id: string;
  /** The heading in the first row. */
  readonly heading: string;
  /** The description for whoever makes the file. */
  readonly explain: string;
  readonly example?: string;
  readonly required?: true;
  /** Not in the template: it may be added by its heading. */
  readonly further?: boolean;
};

/** A problem in a row: the column, by its heading, and what to do. */
export type Problem = { column: string; message: string };

/** The cells of a row that are not blank, by the id of their column. */
export type Cells = ReadonlyMap<string, string>;

/** The number of rows sent at a time, and the limit on the rows of a file. */
export const rowsAtOnce = 25;
export const mostRows = 5000;

/** The age up to which imported answers raise an alert: the days after which a questionnaire is due again. */
export const alertDays = 42;

/** The first day whose imported answers raise an alert: older ones are history. */
export const alertsFrom = (today: string): string => addDays(today, -alertDays);
