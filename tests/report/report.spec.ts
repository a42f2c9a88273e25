import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';
import { readPdf } from '../support/read-pdf.ts';

test('a report is read, copied, saved for Excel and as CSV, and is of other days when they are chosen', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/admin/crm/reports');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'In sentences' })).toContainText('waiting at the end');
  // What is read first is on one screen; each table is a line until it is opened.
  await expect(main.getByRole('region', { name: 'In sentences' }).getByText('first contact within')).toBeInViewport({
    ratio: 1,
  });
  await expect(main.getByRole('button', { name: /^Groups Dates with a register: \d+ \(before: \d+\)$/ })).toBeVisible();
  await expect(main.getByRole('table', { name: 'People by ethnicity' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Open every table' }).click();
  const ethnicity = main.getByRole('table', { name: 'People by ethnicity' });
  await expect(ethnicity).toBeVisible();
  await expect(ethnicity).not.toContainText('fewer than 5');
  await expect(main.getByText('You may open every record behind these numbers')).toBeVisible();
  // On paper and in files it is for readers outside, until the true numbers are chosen.
  const onPaper = main.getByRole('table', { name: 'People by ethnicity' });
  await page.emulateMedia({ media: 'print' });
  await expect(onPaper).toContainText('fewer than 5');
  await page.emulateMedia({ media: 'screen' });
  await main.getByRole('button', { name: 'Close every table' }).click();
  await page.emulateMedia({ media: 'print' });
  const { pages, pack } = await readPdf(await page.pdf({ format: 'A4' }));
  await page.emulateMedia({ media: 'screen' });
  expect(pages).toHaveLength(2);
  for (const words of ['People by ethnicity', 'waiting at the end', 'Members came']) {
    expect(pages.join('')).toContain(pack(words));
  }
  await main.getByRole('button', { name: 'Open every table' }).click();
  // The groups of the demonstration met in the last quarter, whenever that was.
  const groups = main.getByRole('table', { name: 'Groups' });
  await expect(groups.getByRole('row', { name: /^Members came \d/ })).toBeVisible();
  const save = async () => {
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    return { name: csv.suggestedFilename(), text: await readFile(await csv.path(), 'utf8') };
  };
  const outside = await save();
  expect(outside.text).toContain('People by ethnicity');
  expect(outside.text).toContain('Counts from 1 to 4 are not shown');
  expect(outside.text).toMatch(/,fewer than 5/);
  await main.getByLabel('With the true numbers, for inside use').check();
  const inside = await save();
  expect(inside.name).toContain('inside-use');
  expect(inside.text).toContain('for inside use');
  expect(inside.text).not.toMatch(/,fewer than 5/);
  await page.emulateMedia({ media: 'print' });
  await expect(onPaper).not.toContainText('fewer than 5');
  await page.emulateMedia({ media: 'screen' });
  await main.getByLabel('For readers outside').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Save for Excel' }).click(),
  ]);
  // A ZIP archive, as an Excel file is.
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await main.getByLabel('First day').fill('2026-05-04');
  await main.getByLabel('Last day').fill('2026-05-10');
  await main.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(main.getByRole('heading', { name: '4 May 2026 to 10 May 2026' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Show', exact: true })).toBeFocused();
  // These days are no quarters: there is nothing of them for readers outside.
  await expect(
    main.getByText('These numbers are not given to readers outside').filter({ visible: true }),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Save as CSV' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('table')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await main.getByLabel('Last day').fill('2026-05-01');
  await main.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(main.getByText('Please choose a last day that is not before the first.')).toBeVisible();
});

test('a number of the report opens the list of whom it counts, and the way back is to the same report', async ({
  page,
}) => {
  await startSession(page, 'ROLE_ADMIN');
  await page.goto('/admin/crm/reports?from=2026-04-01&to=2026-06-30&service=counselling');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^People Everybody, Referred/ }).click();
  const number = main.getByRole('link', { name: 'who is counted, Everybody, Referred' });
  const count = Number(await number.textContent());
  await number.click();
  await expect(main.getByRole('heading', { name: 'Who is counted' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'People: Everybody, Referred' })).toBeVisible();
  await expect(main.getByText(`1 April 2026 to 30 June 2026, for Counselling: ${count}.`)).toBeVisible();
  const list = main.getByRole('table');
  await expect(list.getByRole('rowheader')).toHaveCount(count);
  await expect(list.getByRole('cell', { name: 'Counselling' })).toHaveCount(count);
  await expectAccessibleAtBothWidths(page);
  const name = await list.getByRole('link').first().textContent();
  await list.getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(String(name));
  await page.goBack();
  await main.getByRole('link', { name: 'Back to the report' }).click();
  await expect(main.getByRole('heading', { name: '1 April 2026 to 30 June 2026' })).toBeVisible();
  await expect(main.getByLabel('Service', { exact: true })).toHaveValue('counselling');
  // A date of a group leads to its register.
  await page.goto('/admin/crm/reports/list?from=2026-04-01&to=2026-12-31&table=groups&row=dates&column=0');
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/register/);
});

test('a manager reads whole quarters that have ended, without small counts', async ({ page }) => {
  await startSession(page, 'ROLE_MANAGER');
  await page.goto('/admin/crm/reports?from=2026-05-04&to=2026-05-10');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '1 April 2026 to 30 June 2026' })).toBeVisible();
  await expect(main.getByText('You asked for 4 May 2026 to 10 May 2026.')).toBeVisible();
  await expect(main.getByLabel('First day')).toHaveCount(0);
  await expect(main.getByLabel('First quarter')).toHaveValue('2026-04-01');
  await expect(main.getByRole('group', { name: 'On paper, in files and in sentences' })).toHaveCount(0);
  await main.getByRole('button', { name: /^People by ethnicity/ }).click();
  await expect(main.getByRole('table', { name: 'People by ethnicity' })).toContainText('fewer than 5');
  // Whom a number counts is for whoever may open every record.
  await expect(main.getByRole('link', { name: /who is counted/ })).toHaveCount(0);
  await main.getByLabel('First quarter').selectOption({ label: 'January to March 2026' });
  await main.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(main.getByRole('heading', { name: '1 January 2026 to 30 June 2026' })).toBeVisible();
  await main.getByLabel('Service', { exact: true }).selectOption({ index: 1 });
  await main.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(
    main.getByText('Waiting times, groups and outcomes are given for everybody together only.'),
  ).toBeVisible();
  await expect(main.getByRole('table', { name: 'Groups' })).toHaveCount(0);
});

test('a copy of what is sent to a funder is stored, listed, and read again as it was sent', async ({ page }) => {
  await startSession(page, 'ROLE_MANAGER');
  await page.goto('/admin/crm/reports');
  const main = page.getByRole('main');
  const copies = main.getByRole('region', { name: 'Copies that were sent' });
  await copies.getByRole('button', { name: 'Store a copy as it is sent' }).click();
  await expect(copies.getByLabel('Sent to')).toBeFocused();
  await copies.getByRole('button', { name: 'Store the copy' }).click();
  await expect(copies.getByText('Please write to whom it is sent.').first()).toBeVisible();
  await copies.getByLabel('Sent to').fill('Leeds Community Fund');
  await expectAccessibleAtBothWidths(page);
  await copies.getByRole('button', { name: 'Store the copy' }).click();
  await expect(page.getByText('A copy for Leeds Community Fund has been stored.')).toBeVisible();
  const sentence = main.getByRole('region', { name: 'In sentences' }).getByText('waiting at the end');
  const sent = (await sentence.textContent()) ?? '';
  await copies.getByRole('link', { name: /^Leeds Community Fund, / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report as it was sent' })).toBeVisible();
  await expect(main.getByText(/^Sent to Leeds Community Fund\. Stored by /)).toBeVisible();
  await expect(sentence).toHaveText(sent);
  await expect(main.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
  await expect(copies).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
  await page.goto('/admin/crm/reports/sent/01M5YXZYWAKE0RY5QY34VFXM34');
  await expect(main.getByText('Sorry, that copy of a report does not exist.')).toBeVisible();
});

test('scores by month are for a manager those of ended months with five tests', async ({ page }) => {
  await startSession(page, 'ROLE_MANAGER');
  await page.goto('/admin/crm/orgdata');
  const main = page.getByRole('main');
  await expect(main.getByText('A month is shown once it has ended')).toBeVisible();
  await main.getByText('The values as a table').first().click();
  await expect(main.getByRole('table').first()).toContainText('Not shown');
});
