import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { openNewPatient } from '../browser/add-patient.ts';
import { signIn, startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';
import { makePdf } from '../support/documents.ts';

test('an admin writes down what somebody asks, sees by when, and finishes it once they know who asks', async ({
  page,
}) => {
  await startSession(page, 'ROLE_ADMIN');
  const id = await openNewPatient(page, 'Asks Acopy');
  await page.goto(`/admin/crm/patient/${id}/details`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Write down a privacy request of theirs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a privacy request');
  await expect(main.getByText('About Asks Acopy')).toBeVisible();
  await main.getByRole('button', { name: 'Save request' }).click();
  await expect(main.getByRole('alert').first()).toContainText('Please choose what they ask for.');
  await expectAccessibleAtBothWidths(page);
  await main.getByLabel('What do they ask for?').selectOption('A copy of what we hold about them');
  await main.getByLabel(/^What they ask, in their words/).fill('I should like to read my notes.');
  await main.getByLabel('When did it come?').fill(addDays(today(), -2));
  await main.getByLabel('How did it come?').selectOption('By letter');
  await main.getByRole('button', { name: 'Save request' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A copy of what we hold about them: Asks Acopy');
  await expect(main.getByText(/^Answer them: In \d+ days/)).toBeVisible();
  const write = main.getByRole('region', { name: 'Write down what was done' });
  await write.getByLabel('What was done?').selectOption('It is finished');
  await write.getByLabel('How does it end?').selectOption('Done as they asked');
  await write.getByLabel('In a few words').fill('Handed over, in person.');
  await write.getByRole('button', { name: 'Save' }).click();
  await expect(write.getByRole('alert').first()).toContainText('how you know who they are');
  await expectAccessibleAtBothWidths(page);
  // What was typed is still there.
  await write.getByLabel('What was done?').selectOption('We know who they are');
  await expect(write.getByLabel('In a few words')).toHaveValue('Handed over, in person.');
  await write.getByLabel('In a few words').fill('Known to the worker.');
  await write.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Known to the worker.' })).toBeVisible();
  await write.getByLabel('What was done?').selectOption('It is finished');
  await write.getByLabel('How does it end?').selectOption('Done as they asked');
  await write.getByLabel('In a few words').fill('Handed over, in person.');
  await write.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Finished', { exact: true })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Privacy requests' }).click();
  const ended = main.getByRole('region', { name: 'Finished' });
  await expect(ended.getByRole('listitem').filter({ hasText: 'Asks Acopy' })).toContainText('Done as they asked');
  await expectAccessibleAtBothWidths(page);
});

test('a copy of everything is collected, read through, and given without what is left out or was marked', async ({
  page,
}) => {
  await startSession(page, 'ROLE_ADMIN');
  const id = await openNewPatient(page, 'Reads Allofit');
  await page.goto(`/admin/crm/newcasenotes/${id}`);
  const main = page.getByRole('main');
  await main.getByLabel('Case note', { exact: true }).fill('Her sister rang, and asked us not to say so.');
  await main.getByText('May they read it one day?').click();
  await main.getByLabel('May they read it, if they ask').selectOption({ label: 'It says things of somebody else' });
  await expectAccessibleAtBothWidths(page);
  await main.getByRole('button', { name: /^Save/ }).click();
  await page.goto(`/admin/crm/casenotes/${id}`);
  await expect(main.getByText('Not for them to read: It says things of somebody else')).toBeVisible();
  await main.getByRole('button', { name: 'More actions' }).click();
  await main.getByRole('button', { name: 'May they read it?' }).click();
  await expectAccessibleAtBothWidths(page);
  await page.goto(`/admin/crm/documents/${id}`);
  await main.getByRole('button', { name: 'Add a document' }).click();
  const letter = { name: 'Letter of the GP.pdf', mimeType: 'application/pdf', buffer: await makePdf() };
  await main.getByLabel('File', { exact: true }).setInputFiles(letter);
  await main.getByRole('button', { name: 'Add this document' }).click();
  await expect(main.getByRole('button', { name: 'Download Letter of the GP' })).toBeVisible();
  await page.goto(`/admin/privacy/request?patient=${id}`);
  await expect(main.getByText('About Reads Allofit')).toBeVisible();
  await main.getByLabel('What do they ask for?').selectOption('A copy of what we hold about them');
  await main.getByLabel(/^What they ask, in their words/).fill('Everything, please.');
  await main.getByLabel('When did it come?').fill(today());
  await main.getByLabel('How did it come?').selectOption('In person');
  await main.getByRole('button', { name: 'Save request' }).click();
  await main.getByRole('button', { name: 'Collect everything that is stored about them' }).click();
  await expect(main.getByText(/^Being collected since/)).toBeVisible();
  await main.getByRole('link', { name: 'Read it through, and print it' }).click();

  await expect(main.getByText(/ items, 1 left out\.$/)).toBeVisible();
  const files = main.getByRole('region', { name: 'Letters and files (1)' });
  const file = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Download Letter of the GP' }).click();
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-');
  const record = main.getByRole('region', { name: 'The record, with every earlier version (1)' });
  await expect(record.getByText('Allofit').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const choice = record.getByLabel(/^Is this given/);
  await choice.selectOption({ label: 'Leave it out: It is about somebody else, who has not agreed' });
  await expect(main.getByText(/ items, 2 left out\.$/)).toBeVisible();
  await page.reload();
  await expect(main.getByText(/ items, 2 left out\.$/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const black = main.getByRole('region', { name: /^Blacked out words/ });
  await choice.selectOption({ label: 'Give this' });
  await expect(main.getByText(/ items, 1 left out\.$/)).toBeVisible();
  // A double click selects a word.
  await record.getByText('Allofit', { exact: true }).dblclick({ position: { x: 12, y: 10 } });
  await black.getByRole('button', { name: 'Black out words' }).click();
  await expect(black.getByLabel('Which words?')).toHaveValue('Allofit');
  await black.getByRole('button', { name: 'Black out these words' }).click();
  await expect(black.getByText('Please choose why they are left out.').first()).toBeVisible();
  await black.getByRole('radio', { name: /^It is about somebody else/ }).check();
  await expectAccessibleAtBothWidths(page);
  await black.getByRole('button', { name: 'Black out these words' }).click();
  await expect(record.getByText('█████ (left out: it is about somebody else')).toBeVisible();
  await expect(record.getByText('Allofit')).toHaveCount(0);
  await black.getByRole('button', { name: /^Give these words again/ }).click();
  await expect(record.getByText('Allofit').first()).toBeVisible();
  await choice.selectOption({ label: 'Leave it out: It is about somebody else, who has not agreed' });
  await expect(main.getByText(/ items, 2 left out\.$/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(record.getByText('Left out. It is about somebody else, who has not agreed.')).toBeVisible();
  await expect(record.getByText('Allofit').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Save as data' }).click();
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as { kind: string }[];
  expect(data.map(({ kind }) => kind)).toContain('Timeline event');
  expect(data.map(({ kind }) => kind)).not.toContain('Record');
});

test('an incident shows its 72 hours on Today, and what it stores is in the register', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN', '/admin/privacy');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add an incident' }).click();
  await main.getByLabel('What happened?').fill('A letter went to the wrong flat.');
  await main.getByLabel(/^Whose information is it/).fill('One person: their name.');
  await main.getByLabel(/^On which day did anybody/).fill(addDays(today(), -1));
  await main.getByLabel('At what time?').fill('09:30');
  await expectAccessibleAtBothWidths(page);
  await main.getByRole('button', { name: 'Save incident' }).click();
  await expect(main.getByText(/^Inform the regulator: In 2 days .*, at the latest on .* 09:30$/)).toBeVisible();
  await page.goto('/admin');
  await main.getByRole('link', { name: /privacy requests? (and incidents are|or incident is) open/ }).click();
  await main.getByRole('link', { name: 'Register of processing' }).click();
  await expect(main.getByRole('heading', { name: 'Case notes and documents' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
