import { expect, it } from 'vitest';
import { writeCsv } from '../../../../shared/kernel/csv.ts';
import { importKinds } from '../../../../shared/transfer/column.ts';
import { writeTemplate } from '../../../../shared/transfer/columns.ts';
import { fileRowOf, findDoubles, headingIn, readFile } from './choose-file.tsx';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = async (text: string) => {
  const file = await readFile('patients', 'people.csv', bytesOf(text));
  if ('wrong' in file) throw new Error(file.wrong);
  return file;
};

it.each(importKinds)('the template of %s is a file that can be read', async (kind) => {
  const file = await readFile(kind, 'template.csv', bytesOf(writeTemplate(kind)));
  expect(file).toMatchObject({ remarks: [], rows: [expect.any(Array)] });
});

it('semicolons and tabs divide columns as commas do, and a cell may have line breaks', async () => {
  for (const between of [',', ';', '\t']) {
    const text = [
      ['First name', 'Last name', 'Address'].join(between),
      ['Zoë', 'O’Hara', '"12 Example Street\nLeeds"'].join(between),
    ].join('\r\n');
    expect((await read(text)).rows).toEqual([['Zoë', 'O’Hara', '12 Example Street\nLeeds']]);
  }
});

it('a file of an older Windows program is read, and says so', async () => {
  const bytes = Uint8Array.from([...bytesOf('First name,Last name\r\nZo'), 0xeb, ...bytesOf(',Yusuf\r\n')]);
  expect(await readFile('patients', 'old.csv', bytes)).toMatchObject({
    rows: [['Zoë', 'Yusuf']],
    remarks: [expect.stringContaining('UTF-8')],
  });
});

it('what is no such file says what to do', async () => {
  const wrong = async (text: string) => await readFile('patients', 'x.csv', bytesOf(text));
  expect(await wrong('PK\0\0')).toMatchObject({ wrong: expect.stringContaining('save the sheet as CSV') });
  expect(await wrong('Name\nAmina')).toMatchObject({ wrong: expect.stringContaining('“First name”, “Last name”') });
  expect(await wrong('First name,Last name\n')).toMatchObject({ wrong: expect.stringContaining('no rows') });
});

it('the same content is the same import, another one or another kind is not', async () => {
  const one = await read('First name,Last name\nA,B');
  expect((await read('First name,Last name\nA,B')).importId).toBe(one.importId);
  expect((await read('First name,Last name\nA,C')).importId).not.toBe(one.importId);
  expect(one.importId).toMatch(/^[0-9a-f]{32}$/);
});

it('a row has the number and a column the heading that Excel shows, blank rows counted', async () => {
  const file = await read('FIRST NAME,last name\r\nAmina,Yusuf\r\n\r\n,\r\nZoë,"O’Hara\r\nSmith"\r\nBilal,Ahmed\r\n');
  expect(file.rows.map((_, at) => fileRowOf(file, at + 1))).toEqual([2, 5, 6]);
  expect(['First name', 'Last name', 'Phone'].map((one) => headingIn(file, one))).toEqual([
    'FIRST NAME',
    'last name',
    'Phone',
  ]);
});

it('a person who is twice in one file is found', async () => {
  const rows = [
    ['First name', 'Last name', 'Date of birth'],
    ['Amina', 'Yusuf', '1990-05-04'],
    ['Bilal', 'Ahmed', ''],
    ['amina', 'YUSUF', '1990-05-04'],
  ];
  expect([...findDoubles(await read(writeCsv(rows)))]).toEqual([[3, 1]]);
});
