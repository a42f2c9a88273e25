import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv } from '../../tests/support/parse-csv.ts';
import { writeCsv } from './csv.ts';

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
