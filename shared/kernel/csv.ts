type Cell = string | number | undefined;

// A spreadsheet takes a cell with such a start for a formula and would run it, full-width signs too; an apostrophe
// makes it text.
const startsFormula = /^[=+\-@＝＋－＠\t\r]/;

/** The text of a cell without the apostrophe that {@link writeCsv} put before a possible formula. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;

const writeCell = (cell: Cell): string => {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

// Without it, a spreadsheet misreads the letters of other alphabets, and accents.
const utf8Mark = '\uFEFF';

/** A CSV file by RFC 4180. A row may have blank cells, but none may be missing. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  utf8Mark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
