import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { checkApart } from './check-apart.ts';

const letter = async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]).drawText('A letter', { x: 20, y: 100 });
  return Buffer.from(await pdf.save());
};
const minute = 60_000;

it('a file is checked in a thread of its own, with the outcome of any check', async () => {
  const checked = await checkApart(await letter(), 'application/pdf', minute);
  if (checked === 'unfinished' || 'fault' in checked) throw new Error('It was not taken');
  expect((await PDFDocument.load(checked.file)).getPageCount()).toBe(1);
  expect(await checkApart(await letter(), 'image/png', minute)).toEqual({ fault: 'wrong-type' });
});

it('a file that keeps the parser busy is ended when its time is over, and the next is checked as ever', async () => {
  // 4 microseconds a byte, if nobody ended it: the parser looks for an object at each.
  const hostile = Buffer.from(`%PDF-1.7\n${'a'.repeat(9_000_000)}\n%%EOF`);
  expect(await checkApart(hostile, 'application/pdf', 200)).toBe('unfinished');
  expect(await checkApart(await letter(), 'application/pdf', minute)).toHaveProperty('file');
});
