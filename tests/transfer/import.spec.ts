import { expect } from '@playwright/test';
import { expectAccessible, signIn, test } from '../browser/product.ts';

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
