import { expect } from '@playwright/test';
import { expectAccessible, signIn, test } from '../browser/product.ts';
import { writeWorkbook } from '../support/write-workbook.ts';

test('an admin checks a file, mends nothing blindly, stores it, and takes everything out with a reason', async ({
  page,
}) => {
  const last = `Import${Date.now()}`;
  await signIn(page, 'ROLE_ADMIN', '/admin/import');
  const main = page.getByRole('main');
  const rows = [
    'Your reference;First name;Last name;Date of birth;Referred on',
    `${last}-1;Amina;${last};04/05/1990;03/06/2025`,
    `${last}-2;Bilal;${last};31/02/1990;`,
    `${last}-3;amina;${last};04/05/1990;`,
  ];
  await main.getByLabel('The file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await main.getByRole('button', { name: 'Check the file' }).click();
  await expect(
    main.getByText('1 can be stored, 1 may be there already, 1 to be mended', { exact: false }),
  ).toBeVisible();
  await expect(
    main.getByRole('row', { name: /^3 Date of birth There is no day 31\/02\/1990\. Please correct it/ }),
  ).toBeVisible();
  await expect(main.getByText('The same name and date of birth as row 2.')).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('Import row 4 anyway').check();
  await main.getByRole('button', { name: 'Store 2 rows' }).click();
  await expect(main.getByText('Done. 2 stored, 0 can be stored', { exact: false })).toBeVisible();
  await expect(main.getByRole('row', { name: /people\.csv \(patients\) 2 of 3 stored, 0 not/ })).toBeVisible();
  await main.getByRole('link', { name: 'Export everything' }).click();
  await main.getByLabel('What it is for').fill('To keep a copy.');
  await main.getByRole('button', { name: 'Begin' }).click();
  await main.getByRole('button', { name: 'Read everything' }).click();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download Patients' }).click();
  expect((await download).suggestedFilename()).toMatch(/^patients-\d{4}-\d\d-\d\d\.csv$/);
  await expectAccessible(page);
});

test('a sheet with words of its own is understood: columns and values are matched once, and remembered', async ({
  page,
}) => {
  const last = `Office${Date.now()}`;
  await signIn(page, 'ROLE_ADMIN', '/admin/import');
  const main = page.getByRole('main');
  const rows = [
    'Client list of the office;;;;',
    'Client ID;SURNAME;Called;D.O.B.;Ethnic origin',
    `${last}-1;${last};Zoë;04/05/1990;White Brit`,
    `${last}-2;${last};Bilal;05/05/1991;white brit`,
    `${last}-3;${last};Chandra;06/05/1992;Indian`,
  ];
  const british = 'White British';
  const choose = () =>
    main.getByLabel('The file').setInputFiles({
      name: 'clients.csv',
      mimeType: 'text/csv',
      // As older programs on Windows save it.
      buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
    });
  await choose();
  await expect(main.getByText('not saved as UTF-8', { exact: false })).toBeVisible();
  await expect(main.getByLabel('The headings are in')).toHaveValue('1');
  await expect(main.getByText('Please say above which of your columns is: First name.')).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('What “Called” is').selectOption({ label: 'First name' });
  const called = main.getByRole('group', { name: /^Ethnic origin/ });
  await called.getByLabel('“White Brit” in 2 rows').selectOption({ label: british });
  const first = main.getByRole('region', { name: 'The first rows, as they would be stored' });
  await expect(first.getByText('Zoë')).toBeVisible();
  await expect(first.getByText(british, { exact: true })).toHaveCount(2);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await main.getByRole('button', { name: 'Check the file' }).click();
  await main.getByRole('button', { name: 'Store 3 rows' }).click();
  await expect(main.getByText('Done. 3 stored', { exact: false })).toBeVisible();

  await page.reload();
  await choose();
  await expect(main.getByText('5 of 5 columns are taken', { exact: false })).toBeVisible();
  await expect(called.getByLabel('“White Brit” in 2 rows')).toHaveValue('whiteBritish');
  await main.getByRole('button', { name: 'Check the file' }).click();
  // The same file continues where it ended: nothing is stored twice.
  await expect(main.getByText('3 stored, 0 can be stored', { exact: false })).toBeVisible();
});

test('a large workbook is read, under the rules of the page for scripts and workers', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN', '/admin/import');
  const main = page.getByRole('main');
  const people = Array.from({ length: 4000 }, (_, n) => ['Amina', `Yusuf ${n}`, `${n} Example Street, Leeds`]);
  await main.getByLabel('The file').setInputFiles({
    name: 'people.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(writeWorkbook([['Forename', 'Surname', 'Address'], ...people])),
  });
  await expect(main.getByText('4,000 rows.')).toBeVisible();
  await expect(main.getByText('3 of 3 columns are taken', { exact: false })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: 'Yusuf 0' })).toBeVisible();
});
