import { unguardCell } from '../kernel/csv.ts';
import type { Cells, Column } from './column.ts';

const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The column of a heading: by its words, or by its id, in any case. */
export const findColumn = (columns: readonly Column[], heading: string): Column | undefined =>
  columns.find(({ heading: own, id }) => plain(own) === plain(heading) || plain(id) === plain(heading));

/** The cells of a row by their columns; unknown headings are ignored. */
export const cellsOf = (columns: readonly Column[], headings: readonly string[], row: readonly string[]): Cells =>
  new Map(
    headings.flatMap((heading, at): [string, string][] => {
      const column = findColumn(columns, heading);
      const text = unguardCell(row[at] ?? '').trim();
      return column && text !== '' ? [[column.id, text]] : [];
    }),
  );

const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `3/6/2025` for `3 June 2025`, `3rd Jun 2025`, `Tuesday, 3 June 2025` and `03-Jun-2025`; any other text as it is. */
const numberMonth = (text: string): string => {
  const [, day, word = '', year] =
    /^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?[ .-]+([a-z]{3,9})\.?,?[ -]+(\d{4})$/i.exec(text) ?? [];
  const month = months.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? text : `${day}/${month}/${year}`;
};

/**
 * `2025-06-03` for `03/06/2025`, as a British spreadsheet writes it, for the ISO form, with or without a time of
 * midnight, and for a month in words; undefined for anything else. A year of two digits is of either century.
 */
export const readDay = (text: string): string | undefined => {
  const day = numberMonth(text.trim().replace(/[ T]00:00(?::00(?:\.0+)?)?Z?$/, ''));
  const [, first, month, last] = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})$/.exec(day) ?? [];
  if (first === undefined || month === undefined || last === undefined) return undefined;
  const [year, dayOfMonth] = first.length === 4 ? [first, last] : [last, first];
  const iso = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return year.length === 4 && isDay(iso) ? iso : undefined;
};
const likeADay = /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{1,2}-\d{1,2})$/;
/** What to do about a cell that contains no day; one that is written like a day is not in the calendar. */
export const dayProblem = (text: string): string =>
  likeADay.test(text)
    ? `There is no day ${text}. Please correct it: the day comes first, then the month, as in 03/06/2025 for 3 June.`
    : 'Please write the day like 03/06/2025 or 2025-06-03.';

/** `09:30` for `9:30`, `09.30` and `9:30:00`, as spreadsheets write a time. */
export const readTime = (text: string): string | undefined => {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?::00)?$/.exec(text.trim()) ?? [];
  return hours === undefined || minutes === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
};

export type Choice = { readonly id: string; readonly labels: readonly string[] };

/** The choice named by a text, by its id or by one of its labels, in any case. */
export const findChoice = (choices: readonly Choice[], text: string): string | undefined =>
  choices.find(({ id, labels }) => [id, ...labels].some((one) => plain(one) === plain(text)))?.id;

export const chooseProblem = (choices: readonly Choice[]): string =>
  `Please write one of these: ${choices.map(({ id, labels: [label = id] }) => label).join('; ')}.`;

export const choicesOf = <Id extends string>(labels: Readonly<Record<Id, string>>): Choice[] =>
  Object.entries<string>(labels).map(([id, label]) => ({ id, labels: [label] }));

/** A number of at most so many digits. */
export const readNumber =
  (digits: number) =>
  (text: string): number | undefined =>
    text.length <= digits && /^\d+$/.test(text) ? Number(text) : undefined;

const yes = ['yes', 'y', 'true', '1', 'x'];
const no = ['no', 'n', 'false', '0', ''];

export const readTick = (text: string): boolean | undefined =>
  yes.includes(plain(text)) ? true : no.includes(plain(text)) ? false : undefined;

/** Whether two texts are the same to people: the name of a colleague or a room, somebody's own reference. */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);
export const foldReference = plain;
