import { type ImportKind, mostRows } from '../../../../shared/transfer/column.ts';
import { columnsOf } from '../../../../shared/transfer/columns.ts';
import { guessHeadingRow, mostRowsBefore } from '../../../../shared/transfer/guess-columns.ts';
import { matchCell, matchedOf, type ValueMatches } from '../../../../shared/transfer/match-values.ts';
import { cellsOf } from '../../../../shared/transfer/read-cell.ts';
import type { Book } from './read-book.ts';

/** The rows of one sheet under its headings. */
export type ReadFile = {
  importId: string;
  kind: ImportKind;
  fileName: string;
  headings: string[];
  rows: string[][];
  /** The number of each row in the file, as spreadsheet programs show it: the headings and blank rows count. */
  fileRows: number[];
};

/** The place of the headings in a book: its sheet, and how many rows come before them. */
export type Place = { sheet: number; headingAt: number };

/** Computed from the kind, the content and the place of the headings: the same file is the same import, which continues where it ended. */
const identify = async (
  kind: ImportKind,
  bytes: Uint8Array<ArrayBuffer>,
  { sheet, headingAt }: Place,
): Promise<string> => {
  const place = sheet === 0 && headingAt === 0 ? '' : ` ${sheet} ${headingAt}`;
  const hash = await crypto.subtle.digest('SHA-256', await new Blob([kind, place, '\n', bytes]).arrayBuffer());
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
};

const alphabet = 26;

/** `C` for the third column, as spreadsheet programs call it. */
const letterOf = (at: number): string =>
  (at < alphabet ? '' : letterOf(Math.floor(at / alphabet) - 1)) + String.fromCodePoint(65 + (at % alphabet));

/** The headings, each once: one that is blank, or there already, is named by its column. */
const nameColumns = (cells: readonly string[], used: readonly number[]): string[] => {
  const names: string[] = [];
  for (const at of used) {
    const name = (cells[at] ?? '').trim().replaceAll(/\s+/g, ' ');
    const column = `Column ${letterOf(at)}`;
    names.push(name === '' ? column : names.includes(name) ? `${name} (${column})` : name);
  }
  return names;
};

/** Where the headings probably are. */
export const guessPlace = (kind: ImportKind, book: Book, sheet = 0): Place => ({
  sheet,
  headingAt: guessHeadingRow(
    kind,
    (book.sheets[sheet]?.lines ?? []).map(({ cells }) => cells),
  ),
});

/** The rows below the headings; `wrong` says why there are none to import. */
export const layOut = async (kind: ImportKind, book: Book, place: Place): Promise<ReadFile | { wrong: string }> => {
  const lines = book.sheets[place.sheet]?.lines ?? [];
  const [heading, ...below] = lines.slice(place.headingAt);
  if (below.length === 0) return { wrong: 'There are no rows below the headings.' };
  if (below.length > mostRows)
    return { wrong: `A file has at most ${mostRows} rows, and this one has ${below.length}.` };
  const width = Math.max(...[heading, ...below].map((line) => line?.cells.length ?? 0));
  const used = Array.from({ length: width }, (_, at) => at).filter((at) =>
    [heading, ...below].some((line) => (line?.cells[at] ?? '').trim() !== ''),
  );
  return {
    importId: await identify(kind, book.bytes, place),
    ...{ kind, fileName: book.fileName },
    headings: nameColumns(heading?.cells ?? [], used),
    rows: below.map(({ cells }) => used.map((at) => cells[at] ?? '')),
    fileRows: below.map(({ at }) => at),
  };
};

/** The rows that may be the headings: the first ones, by their numbers in the file. */
export const headingRowsOf = ({ sheets }: Book, { sheet }: Place): { headingAt: number; row: number }[] =>
  (sheets[sheet]?.lines ?? []).slice(0, mostRowsBefore + 1).map(({ at }, headingAt) => ({ headingAt, row: at }));

/** The column of each heading, by id; blank where it is left out. What stands for the words of the sheet. */
export type Mapping = { columns: readonly string[]; values: ValueMatches };

/** A file as it is sent: under the ids of the columns, with our choices in place of its words. */
export type MappedFile = ReadFile & { columns: readonly string[]; sent: { headings: string[]; rows: string[][] } };

export const applyMapping = (file: ReadFile, { columns, values }: Mapping): MappedFile => {
  const used = columns.flatMap((id, at) => (id === '' ? [] : [{ id, at, matched: matchedOf(file.kind, id) }]));
  return {
    ...file,
    columns,
    sent: {
      headings: used.map(({ id }) => id),
      rows: file.rows.map((cells) =>
        used.map(({ id, at, matched }) => matchCell(matched, cells[at] ?? '', values[id])),
      ),
    },
  };
};

/** The headings of required columns that nothing fills. */
export const lacksOf = (kind: ImportKind, columns: readonly string[]): string[] =>
  columnsOf[kind].flatMap(({ id, heading, required }) => (required && !columns.includes(id) ? heading : []));

/** The number of a row in the file that was chosen. */
export const fileRowOf = ({ fileRows }: ReadFile, row: number): number => fileRows[row - 1] ?? row;

/** The heading of a column as the file has it: people have words of their own for it. */
export const headingIn = ({ kind, headings, columns }: MappedFile, column: string): string => {
  const id = columnsOf[kind].find(({ heading }) => heading === column)?.id;
  return headings.find((_, at) => id !== undefined && columns[at] === id) ?? column;
};

/** Rows that seem to be the person of an earlier row of the same file, by index, with that row. */
export const findDoubles = ({ kind, sent }: MappedFile): Map<number, number> => {
  const doubles = new Map<number, number>();
  if (kind !== 'patients') return doubles;
  const first = new Map<string, number>();
  for (const [at, cells] of sent.rows.entries()) {
    const values = cellsOf(columnsOf.patients, sent.headings, cells);
    const of = (name: string) => values.get(`referralPersonalDetails.${name}`)?.toLowerCase() ?? '';
    const person = JSON.stringify([of('firstName'), of('lastName'), of('dob')]);
    const earlier = first.get(person);
    if (earlier === undefined) first.set(person, at + 1);
    else doubles.set(at + 1, earlier);
  }
  return doubles;
};
