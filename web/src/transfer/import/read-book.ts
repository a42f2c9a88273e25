import { unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';

/** A row of a sheet that is not blank, with its number as spreadsheet programs show it. */
type Line = { cells: string[]; at: number };
/** A file of rows: one sheet, or those of a workbook, with notes on how it was read. */
export type Book = {
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  sheets: { name: string; lines: Line[] }[];
  remarks: string[];
};

const megabyte = 1024 * 1024;
const mostBytes = 20 * megabyte;
/** A workbook is a ZIP file: what it unpacks to is bounded, since a small file can unpack to any size. */
const mostUnpacked = 100 * megabyte;

const oldEncoding =
  'This file is not saved as UTF-8. It was read as older Windows programs save it: please check that names with accents are right. In Excel, choose “CSV UTF-8” to be sure.';

/** The text of a file: UTF-8, with or without byte order mark, or the encoding of older programs on Windows. */
const decodeFile = (bytes: Uint8Array): { text: string; isOld: boolean } => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isOld: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isOld: true };
  }
};

const linesOf = (rows: readonly string[][]): Line[] =>
  rows.flatMap((cells, at) => (cells.some((cell) => cell.trim() !== '') ? [{ cells, at: at + 1 }] : []));

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;
const isOldExcel = ([first, second]: Uint8Array): boolean => first === 0xd0 && second === 0xcf;

const two = (number: number): string => String(number).padStart(2, '0');

/** A cell as somebody would type it: days like 2025-06-03, and the time of a cell that has no day. */
const writeCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    // Excel counts days from the end of 1899: what lies before 1900 is a time alone.
    const isTime = value.getUTCFullYear() < 1900;
    return isTime ? `${two(value.getUTCHours())}:${two(value.getUTCMinutes())}` : value.toISOString().slice(0, 10);
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
};

/**
 * The parts of a workbook that are read, packed without compression: the reader would unpack large ones in a worker of a made-up address,
 * which our content security policy refuses. Undefined where it unpacks to more than a sheet of people can need.
 */
const repack = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined => {
  let total = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      total += originalSize;
      return total <= mostUnpacked && /\.(?:xml|rels)$/.test(name);
    },
  });
  return total > mostUnpacked ? undefined : new Uint8Array(zipSync(parts, { level: 0 }));
};

const tooLarge = 'This file is too large to be read here. Please divide it, or save the sheet as CSV.';
const unreadable =
  'This workbook cannot be read: it may be damaged, or protected by a password. Please save the sheet as CSV, and choose that.';

const readWorkbook = async (bytes: Uint8Array): Promise<Pick<Book, 'sheets'> | { wrong: string }> => {
  try {
    const repacked = repack(bytes);
    if (!repacked) return { wrong: tooLarge };
    const { default: readXlsx } = await import('read-excel-file/universal');
    const sheets = await readXlsx(repacked.buffer);
    return {
      sheets: sheets.map(({ sheet, data }) => ({ name: sheet, lines: linesOf(data.map((row) => row.map(writeCell))) })),
    };
  } catch {
    // The two libraries have many errors for the same thing: it is no workbook.
    return { wrong: unreadable };
  }
};

/** Reads a file of rows: .xlsx, or text separated by commas, semicolons or tabs; `wrong` says why it cannot be one. */
export const readBook = async (fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<Book | { wrong: string }> => {
  if (bytes.length > mostBytes) return { wrong: tooLarge };
  if (isOldExcel(bytes)) {
    return {
      wrong: 'This is a workbook of an old Excel (.xls), or one with a password. Please save it as .xlsx or CSV.',
    };
  }
  if (isZip(bytes)) {
    const workbook = await readWorkbook(bytes);
    if ('wrong' in workbook) return workbook;
    const sheets = workbook.sheets.filter(({ lines }) => lines.length > 0);
    return sheets.length > 0
      ? { fileName, bytes, sheets, remarks: [] }
      : { wrong: 'There is nothing in this workbook.' };
  }
  const { text, isOld } = decodeFile(bytes);
  if (text.includes('\0'))
    return { wrong: 'This is not a CSV file or a workbook. Please save the sheet as CSV, and choose that.' };
  const { data } = Papa.parse<string[]>(text);
  const lines = linesOf(data);
  if (lines.length === 0) return { wrong: 'There is nothing in this file.' };
  return { fileName, bytes, sheets: [{ name: '', lines }], remarks: isOld ? [oldEncoding] : [] };
};
