import { expect, it } from 'vitest';
import { writeCsv } from '../../../../shared/kernel/csv.ts';
import { type ImportKind, importKinds } from '../../../../shared/transfer/column.ts';
import { writeTemplate } from '../../../../shared/transfer/columns.ts';
import { guessColumns } from '../../../../shared/transfer/guess-columns.ts';
import type { ValueMatches } from '../../../../shared/transfer/match-values.ts';
import { day, time, writeWorkbook } from '../../../../tests/support/write-workbook.ts';
import { applyMapping, fileRowOf, findDoubles, guessPlace, headingIn, lacksOf, layOut } from './import-file.ts';
import { readBook } from './read-book.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const readBytes = async (bytes: Uint8Array<ArrayBuffer>, kind: ImportKind = 'patients', values: ValueMatches = {}) => {
  const book = await readBook('people.csv', bytes);
  if ('wrong' in book) throw new Error(book.wrong);
  const file = await layOut(kind, book, guessPlace(kind, book));
  if ('wrong' in file) throw new Error(file.wrong);
  return applyMapping(file, { columns: guessColumns(kind, file.headings), values });
};
const read = (text: string, values: ValueMatches = {}) => readBytes(bytesOf(text), 'patients', values);
const [firstName, lastName, dob] = ['firstName', 'lastName', 'dob'].map((name) => `referralPersonalDetails.${name}`);

it.each(importKinds)('the template of %s is a file whose every column is known', async (kind) => {
  const { columns, rows } = await readBytes(bytesOf(writeTemplate(kind)), kind);
  expect(columns).not.toContain('');
  expect(rows).toHaveLength(1);
});

it('semicolons and tabs divide columns as commas do, and a cell may have line breaks', async () => {
  for (const between of [',', ';', '\t']) {
    const text = [
      ['First name', 'Last name', 'Address'].join(between),
      ['Zoë', 'O’Hara', '"12 Example Street\nLeeds"'].join(between),
    ].join('\r\n');
    expect((await read(text)).sent.rows).toEqual([['Zoë', 'O’Hara', '12 Example Street\nLeeds']]);
  }
});

it('a file of an older Windows program is read, and says so', async () => {
  const bytes = Uint8Array.from([...bytesOf('First name,Last name\r\nZo'), 0xeb, ...bytesOf(',Yusuf\r\n')]);
  expect((await readBytes(bytes)).rows).toEqual([['Zoë', 'Yusuf']]);
  expect(await readBook('old.csv', bytes)).toMatchObject({ remarks: [expect.stringContaining('UTF-8')] });
});

it('the headings of offices are recognised, in whatever letters and with whatever signs', async () => {
  const file = await read('Client ID,SURNAME,Forename(s),D.O.B.,E-mail,Tel.,Favourite colour\n1,Yusuf,Amina,,,,red');
  expect(file.sent.headings).toEqual([
    'reference',
    ...[lastName, firstName, dob],
    ...['email', 'phone'].map((name) => `referralPersonalDetails.${name}`),
  ]);
  expect(file.sent.rows[0]).toEqual(['1', 'Yusuf', 'Amina', '', '', '']);
  expect(headingIn(file, 'Last name')).toBe('SURNAME');
  expect(lacksOf('patients', file.columns)).toEqual([]);
});

it('no column is filled twice, and what was chosen last time comes first', () => {
  expect(guessColumns('patients', ['Surname', 'Last name'])).toEqual([lastName, '']);
  const remembered = { colour: 'referralContent.content', surname: '', 'last name': 'a column of another time' };
  expect(guessColumns('patients', ['Colour', 'Surname', 'Last name'], remembered)).toEqual([
    'referralContent.content',
    '',
    lastName,
  ]);
});

it('a title and merged cells above the headings are passed over', async () => {
  const file = await read('Client list 2025,,\n,Name,\nRef,First name,Last name\nA-1,Amina,Yusuf\n');
  expect(file.headings).toEqual(['Ref', 'First name', 'Last name']);
  expect(fileRowOf(file, 1)).toBe(4);
});

it('columns without a heading, and two of one heading, are named by their letters; blank ones are not there', async () => {
  const file = await read('First name,,Last name,Last name,\nAmina,x,Yusuf,Khan,\n');
  expect(file.headings).toEqual(['First name', 'Column B', 'Last name', 'Last name (Column D)']);
});

it('words of the sheet are matched once with our choices, or left blank, and others stay as they are', async () => {
  const text = 'First name,Last name,Ethnicity\nA,B,White Brit\nC,D,white brit\nE,F,Pakistani\nG,H,Klingon\nI,J,n/a';
  const values = { 'referralDemographics.ethnicity': { 'white brit': 'whiteBritish', 'n/a': '' } };
  const { sent } = await read(text, values);
  expect(sent.rows.map(([, , ethnicity]) => ethnicity)).toEqual([
    'whiteBritish',
    'whiteBritish',
    'Pakistani',
    'Klingon',
    '',
  ]);
});

it('what is no such file says what to do', async () => {
  const wrong = (bytes: Uint8Array<ArrayBuffer>) => readBook('x.csv', bytes);
  expect(await wrong(bytesOf('PK\0\0'))).toMatchObject({ wrong: expect.stringContaining('save the sheet as CSV') });
  expect(await wrong(bytesOf('a\0b'))).toMatchObject({ wrong: expect.stringContaining('save the sheet as CSV') });
  expect(await wrong(Uint8Array.from([0xd0, 0xcf, 0x11]))).toMatchObject({ wrong: expect.stringContaining('.xlsx') });
  expect(await wrong(bytesOf('\n,\n'))).toMatchObject({ wrong: 'There is nothing in this file.' });
  await expect(read('First name,Last name\n')).rejects.toThrow('no rows');
  expect(lacksOf('patients', (await read('Name\nAmina')).columns)).toEqual(['First name', 'Last name']);
});

it('a workbook is read: days as days, times as times, numbers as numbers, with the name of its sheet', async () => {
  const people = writeWorkbook([
    ['Forename', 'Surname', 'DOB', 'Client ID'],
    ['Zoë', 'O’Hara', day(32_997), 17],
  ]);
  expect((await readBytes(people)).sent.rows).toEqual([['Zoë', 'O’Hara', '1990-05-04', '17']]);
  expect(await readBook('p.xlsx', people)).toMatchObject({ sheets: [{ name: 'People' }] });
  const sessions = writeWorkbook([
    ['Client ID', 'Start time'],
    [17, time(14.5 / 24)],
  ]);
  expect((await readBytes(sessions, 'sessions')).sent.rows).toEqual([['17', '14:30']]);
});

it('a small workbook that unpacks to more than people can need is refused, before it is unpacked', async () => {
  const bytes = writeWorkbook([['Forename']], { 'xl/sharedStrings.xml': new Uint8Array(101 * 1024 * 1024) });
  expect(bytes.length).toBeLessThan(1024 * 1024);
  expect(await readBook('bomb.xlsx', bytes)).toMatchObject({ wrong: expect.stringContaining('too large') });
});

it('the same content is the same import; another one, another kind and other headings are not', async () => {
  const one = await read('First name,Last name\nA,B');
  expect((await read('First name,Last name\nA,B')).importId).toBe(one.importId);
  expect((await read('First name,Last name\nA,C')).importId).not.toBe(one.importId);
  expect(one.importId).toMatch(/^[0-9a-f]{32}$/);
  const book = await readBook('x.csv', bytesOf('First name,Last name\nA,B\nC,D'));
  if ('wrong' in book) throw new Error(book.wrong);
  const ids = await Promise.all(
    [0, 1].map(async (headingAt) => {
      const file = await layOut('patients', book, { sheet: 0, headingAt });
      return 'wrong' in file ? '' : file.importId;
    }),
  );
  expect(new Set(ids).size).toBe(2);
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
