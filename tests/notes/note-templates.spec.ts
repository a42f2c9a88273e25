import { expect } from '@playwright/test';
import { addPatient } from '../browser/add-patient.ts';
import { signIn, startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('an admin makes a template, and a counsellor puts it under what is written', async ({ page, colleague }) => {
  await signIn(colleague, 'ROLE_ADMIN', '/admin/settings');
  await colleague.getByRole('link', { name: 'note templates' }).click();
  const main = colleague.getByRole('main');
  await main.getByRole('button', { name: 'Add a template' }).click();
  const added = main.getByRole('group', { name: 'Template 3', exact: true });
  await added.getByLabel('Name').fill('Crisis call');
  await added.getByLabel('For patients of').selectOption('Rahat: women and girls');
  await added.getByLabel('What the note asks for').fill('What brought them:\nNo risk was expressed.');
  await main.getByRole('button', { name: 'Save templates' }).click();
  await expect(main.getByRole('alert').first()).toContainText('Please end each line with a colon or a question mark');
  await expectAccessibleAtBothWidths(colleague);
  await added.getByLabel('What the note asks for').fill('What brought them:\n\nWho else helps?');
  await main.getByRole('button', { name: 'Save templates' }).click();
  await expect(colleague.getByText('The templates have been saved.').first()).toBeVisible();

  await startSession(page, 'ROLE_STAFF');
  const project = { referralProject: { project: 'rahat' } };
  const [id, other] = [await addPatient(page, 'Templated Note', project), await addPatient(page, 'Other Service')];
  await page.goto(`/admin/crm/newcasenotes/${other}`);
  await page.getByLabel('Case note').fill('We met.');
  await expect(page.getByLabel('Template').getByRole('option')).toHaveText(['None', 'First meeting', 'Review']);

  await page.goto(`/admin/crm/newcasenotes/${id}`);
  await page.getByLabel('Case note').fill('We met.');
  await page.getByLabel('Template').selectOption('Crisis call');
  await page.getByRole('button', { name: 'Put it into the note' }).click();
  await expect(page.getByLabel('Case note')).toHaveValue('We met.\n\nWhat brought them:\n\nWho else helps?');
  await expectAccessibleAtBothWidths(page);
  await page.goto(`/admin/crm/session/${id}`);
  await page.getByLabel('Template').selectOption('Crisis call');
  await page.getByRole('button', { name: 'Put it into the note' }).click();
  await expect(page.getByLabel('Case note')).toHaveValue('What brought them:\n\nWho else helps?');
  await expectAccessibleAtBothWidths(page);
});
