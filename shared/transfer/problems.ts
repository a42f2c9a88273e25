import type * as z from 'zod';
import type { Cells, Column, Problem } from './column.ts';

/** The heading of the column that fills a field, or of the group that it is in; blank where none does. */
export const headingOf = (columns: readonly Column[], path: string): string =>
  columns.find(({ id }) => id === path || path.startsWith(`${id}.`))?.heading ?? '';

/** What a schema refuses of a row, by column. */
export const problemsOf = (columns: readonly Column[], error: z.ZodError): Problem[] =>
  error.issues.map(({ path, message }) => ({ column: headingOf(columns, path.map(String).join('.')), message }));

/** Columns that have to be filled in and are not. */
export const missingOf = (columns: readonly Column[], cells: Cells): Problem[] =>
  columns
    .filter(({ id, required }) => required && !cells.has(id))
    .map(({ heading }) => ({ column: heading, message: 'Please fill this in.' }));

/** A row, read: what it says, or all that is wrong with it. */
export type Read<Value> = { value: Value } | { problems: Problem[] };

/** Gathers what is wrong with the cells of one row. */
export const startReading = (columns: readonly Column[], cells: Cells) => {
  const problems = missingOf(columns, cells);
  const refuse = (id: string, message: string) => void problems.push({ column: headingOf(columns, id), message });
  return {
    problems,
    refuse,
    /** What `read` makes of a cell; undefined where it is blank, or where it cannot be read, which is then said. */
    read<Value>(id: string, read: (text: string) => Value | undefined, message: string): Value | undefined {
      const text = cells.get(id);
      if (text === undefined) return undefined;
      const value = read(text);
      if (value === undefined) refuse(id, message);
      return value;
    },
  };
};
