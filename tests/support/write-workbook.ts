import { strToU8, zipSync } from 'fflate';

type Cell = string | number | { style: number; number: number };

/** A day or a time of day as spreadsheets store it: a number, and a style that shows it as one. */
export const day = (number: number): Cell => ({ style: 1, number });
export const time = (number: number): Cell => ({ style: 2, number });

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const writeCell = (cell: Cell, at: string): string => {
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  const { style, number } = typeof cell === 'number' ? { style: 0, number: cell } : cell;
  return `<c r="${at}" s="${style}"><v>${number}</v></c>`;
};

const writeRow = (cells: readonly Cell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, at) => writeCell(cell, `${String.fromCodePoint(65 + at)}${row}`)).join('')}</row>`;

/** A workbook of one sheet, with further parts of the file. */
export const writeWorkbook = (
  rows: readonly (readonly Cell[])[],
  more: Record<string, Uint8Array> = {},
): Uint8Array<ArrayBuffer> => {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="People" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map((cells, at) => writeRow(cells, at + 1)).join('')}</sheetData></worksheet>`,
  };
  const packed = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return new Uint8Array(zipSync({ ...packed, ...more }));
};
