import type * as z from 'zod';
import type { Cells, Column, Problem } from './column.ts';
import { type Choice, chooseProblem, dayProblem, findChoice, readDay } from './read-cell.ts';

/** The heading of the column that fills a field, or its group; blank where there is none. */
export const headingOf = (columns: readonly Column[], path: string): string =>
  columns.find(({ id }) => id === path || path.startsWith(`${id}.`))?.heading ?? '';

/** The problems that a schema finds in a row, by column. */
export const problemsOf = (columns: readonly Column[], error: z.ZodError): Problem[] =>
  error.issues.map(({ path, message }) => ({ column: headingOf(columns, path.map(String).join('.')), message }));

/** Required columns that are blank. */
export const missingOf = (columns: readonly Column[], cells: Cells): Problem[] =>
  columns
    .filter(({ id, required }) => required && !cells.has(id))
    .map(({ heading }) => ({ column: heading, message: 'Please fill this in.' }));

/** A parsed row: its content, or all its problems. */
export type Read<Value> = { value: Value } | { problems: Problem[] };

/** Collects the problems of the cells of one row. */
export const startReading = (columns: readonly Column[], cells: Cells) => {
  const problems = missingOf(columns, cells);
  const refuse = (id: string, message: string) => void problems.push({ column: headingOf(columns, id), message });
  /** The parsed value of a cell; undefined where it is blank, or cannot be read, which is then a problem. */
  const read = <Value>(
    id: string,
    parse: (text: string) => Value | undefined,
    message: string | ((text: string) => string),
  ): Value | undefined => {
    const text = cells.get(id);
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value === undefined) refuse(id, typeof message === 'string' ? message : message(text));
    return value;
  };
  return {
    problems,
    refuse,
    read,
    readDay: (id: string) => read(id, readDay, dayProblem),
    choose: (id: string, choices: readonly Choice[]) =>
      read(id, (text) => findChoice(choices, text), chooseProblem(choices)),
  };
};
