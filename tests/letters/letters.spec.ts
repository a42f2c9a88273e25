import { expect, type Page } from '@playwright/test';
import { startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';
import { readPdf } from '../support/read-pdf.ts';

const openRecord = async (page: Page, name: string) => {
  await page.goto('/admin');
  await page.getByRole('combobox', { name: 'Find a patient' }).fill(name);
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
};

const writeLetter = async (page: Page, kind: string) => {
  const main = page.getByRole('main');
  await page.getByRole('navigation', { name: 'This patient' }).getByRole('link', { name: 'Documents' }).click();
  await main.getByRole('link', { name: 'Letters written here' }).click();
  await main.getByRole('link', { name: 'Write a letter' }).click();
  await expect(main.getByRole('combobox', { name: 'What kind of letter is it?' })).toContainText('Please choose');
  await main.getByRole('combobox', { name: 'What kind of letter is it?' }).selectOption(kind);
  return { main, text: main.getByRole('textbox', { name: 'Letter' }) };
};

test('a letter to the GP is filled in from the record, saved, listed, and printed alone on its sheet', async ({
  page,
}) => {
  await startSession(page);
  await openRecord(page, 'Yonas');
  const { main, text } = await writeLetter(page, 'To the GP at the end');
  await expect(text).toHaveValue(/Yonas Tesfay, born on 23 April 1993/);
  await expect(text).toHaveValue(/PHQ-9: \d+ on \d/);
  await main.getByLabel('Name on the envelope').fill('Dr Meera Rao');
  await main.getByLabel('Address', { exact: true }).fill('Spindle Surgery\n1 Loom Street\nLeeds\nLS8 0ZZ');
  // Until it is known whether they agree, nothing is asked about it; the server refuses the letter in any case.
  await expect(main.getByLabel('Why is it shared without their consent?')).toBeVisible();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  // What nobody has filled in, and why it is shared, are asked for first.
  const problems = main.getByRole('alert').getByRole('link');
  await expect(problems).toHaveText([/\[name of the GP\]/, /They have not agreed that this is shared/]);
  await text.fill((await text.inputValue()).replace('[name of the GP]', 'Dr Rao'));
  await main.getByLabel('Why is it shared without their consent?').fill('They asked for it by telephone.');
  await main.getByText('See it as its reader does').click();
  await expect(main.getByRole('article', { name: 'The letter' })).toContainText('Dear Dr Rao,');
  await expectAccessibleAtBothWidths(page);
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The letter has been saved. You can print it here.')).toBeVisible();
  const row = main.getByRole('row', { name: /The end of a stay with us/ });
  await expect(row).toContainText('Their GP: Dr Meera Rao');
  await expect(main.getByText('Shared without their consent: They asked for it by telephone.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.emulateMedia({ media: 'print' });
  const { pages, pack } = await readPdf(await page.pdf({ format: 'A4' }));
  await page.emulateMedia({ media: 'screen' });
  expect(pages).toHaveLength(1);
  for (const words of ['Spindle Surgery', 'Dear Dr Rao,', 'Tomasz Brzezicki']) expect(pages[0]).toContain(pack(words));
  // The head of the record says how it is safe to reach somebody: none of it leaves the house.
  for (const words of [
    'Safe contact',
    'Communication',
    'Reference',
    'Print the letter',
    'They asked for it by telephone',
  ])
    expect(pages[0]).not.toContain(pack(words));
  await main.getByRole('button', { name: 'Delete The end of a stay with us' }).click();
  await main.getByLabel('Why it is deleted').fill('It is about somebody else.');
  await main.getByRole('button', { name: 'Delete this letter' }).click();
  await expect(page.getByText('The letter has been deleted.')).toBeVisible();
  await expect(main.getByText('No letter has been written about this patient yet.')).toBeVisible();
  await expect(main.getByRole('article', { name: 'The letter' })).toHaveCount(0);
});

test('a letter keeps what its writer typed when another kind is chosen, and is not posted where that is not safe', async ({
  page,
}) => {
  await startSession(page);
  await openRecord(page, 'Yonas');
  const { main, text } = await writeLetter(page, 'A missed session');
  await expect(main.getByText('A letter was not marked as a safe way to reach them')).toBeVisible();
  await expect(main.getByRole('combobox', { name: 'How does it reach them?' })).toHaveText('Given by hand');
  await text.fill('Dear Yonas,\n\nWe saved a chair for you.');
  await main.getByRole('combobox', { name: 'What kind of letter is it?' }).selectOption('Certificate of attendance');
  await expect(text).toHaveValue(/We saved a chair for you/);
  await main.getByRole('button', { name: 'Put the words of this letter in the place of mine' }).click();
  await expect(text).toHaveValue(/To whom it may concern/);
  await expect(main.getByLabel('What is it about?')).toHaveValue('Certificate of attendance');
  const [party, way] = [main.getByLabel('Whom is it to?'), main.getByLabel('How does it reach them?')];
  await party.selectOption('Their GP');
  await expect(way).toHaveValue('post');
  await party.selectOption('The person');
  await expect(way).toHaveValue('hand');
  await text.fill('To whom it may concern');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByRole('row', { name: /Certificate of attendance/ })).toContainText('Given by hand');
});

test('a letter of the organisation is written once by an admin, and found first by whoever writes one', async ({
  page,
  colleague,
}) => {
  await startSession(page, 'ROLE_ADMIN');
  await page.goto('/admin/settings');
  await page.getByRole('main').getByRole('link', { name: 'letter templates' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add a template' }).click();
  await main.getByLabel('Name', { exact: true }).fill('Invitation to a group');
  await main.getByLabel('What is it about?').fill('A group that may suit you');
  const letter = main.getByRole('textbox', { name: 'Letter' });
  await letter.fill('Dear {first},\n\n? Your worker is {worker}.\n\nCome on {day}.');
  await main.getByRole('button', { name: 'Save templates' }).click();
  await expect(main.getByRole('alert')).toContainText('There is no field {first}.');
  await letter.fill('Dear {firstName},\n\n? Your worker is {worker}.\n\nCome on {day}.');
  await expectAccessibleAtBothWidths(page);
  await main.getByRole('button', { name: 'Save templates' }).click();
  await expect(page.getByText('The templates have been saved.')).toBeVisible();

  await startSession(colleague);
  await openRecord(colleague, 'Yonas');
  const { main: theirs, text } = await writeLetter(colleague, 'Invitation to a group');
  await expect(text).toHaveValue('Dear Yonas,\n\nYour worker is Nasreen Akhtar.\n\nCome on [a day].');
  await text.fill('Dear Yonas,\n\nCome on Friday.');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs.getByRole('row', { name: /A group that may suit you/ })).toContainText('Another letter');
});
