import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv } from '../../tests/support/parse-csv.ts';
import { unguardCell, writeCsv } from './csv.ts';

it('every text comes back as it was written, but for the apostrophe before what would be a formula', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', '+44', '-2', '@x', '＝1+1', '＋44', '－2', '＠x', '"', 'a,b', 'line\r\nline', '\ttab'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const read = parseCsv(writeCsv(rows));
      expect(read.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@＝＋－＠\t\r])/, '')))).toEqual(
        rows.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@＝＋－＠\t\r])/, ''))),
      );
      for (const text of read.flat()) expect(text).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
    }),
  );
});

it.each([
  ["'=1+1", '=1+1'],
  ["'＋44", '＋44'],
  // An apostrophe of the writer's own, and a formula that nobody guarded, stay as they are.
  ["'tis", "'tis"],
  ['=1+1', '=1+1'],
  ['=-1', '=-1'],
  ['Ada', 'Ada'],
])('the cell %s is read as %s', (cell, text) => {
  expect(unguardCell(cell)).toBe(text);
});

it('a table is rows that end in CR LF after a mark of its encoding, and what is undefined is blank', () => {
  const table = [
    ['a', undefined, 1],
    ['say "b"', 'c,d', -2],
  ];
  expect(writeCsv(table)).toBe('\uFEFFa,,1\r\n"say ""b""","c,d",-2\r\n');
});
