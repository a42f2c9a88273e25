import { expect, type Page } from '@playwright/test';
import { addPatient, openNewPatient } from '../browser/add-patient.ts';
import { expectAccessible, signIn, startSession, test } from '../browser/product.ts';
import { editGroup } from '../browser/record-screens.ts';
import { bringBack, expectDraftStored, save, unsaved } from '../browser/unsaved-work.ts';

const group = 'The person who needs support';

test('a change that is brought back never undoes what a colleague saved, and asks only where both changed', async ({
  page,
  colleague: other,
}) => {
  await startSession(page);
  await openNewPatient(page, 'Samira Changed');
  await editGroup(page, group);
  await page.getByLabel('Postcode').fill('LS3 3CC');
  await expectDraftStored(page);
  await signIn(other, 'ROLE_ADMIN', page.url());
  await editGroup(other, group);
  await other.getByLabel('Mobile').fill('07700 900451');
  await other.getByLabel('Postcode').fill('LS4 4DD');
  await save(other);
  await expect(other.getByRole('definition').filter({ hasText: 'LS4 4DD' })).toBeVisible();

  // The staff home links to the form and names the patient, and the form is open.
  await page.goto('/admin');
  await unsaved(page).getByRole('link', { name: 'Change to a patient: Samira Changed' }).click();
  await bringBack(page);
  await expect(page.getByRole('heading', { name: 'Someone else saved a change while' })).toBeFocused();
  await expect(page.getByLabel('Mobile')).toHaveValue('07700 900451');
  const asked = page.getByRole('group', { name: 'Postcode: both of you changed this.' });
  await expect(asked).toContainText('LS4 4DD');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('Please look at both versions above, then save.')).toBeVisible();
  await asked.getByRole('radio', { name: 'Your version' }).focus();
  await page.keyboard.press('Space');
  await save(page);
  await expect(page.getByRole('definition').filter({ hasText: 'LS3 3CC' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '07700 900451' })).toBeVisible();
});

test('an amendment that is brought back shows the words of a colleague, and its writer chooses', async ({
  page,
  colleague: other,
}) => {
  await startSession(page);
  await openNewPatient(page, 'Samira Amended');
  await page.getByRole('link', { name: 'Write a case note' }).click();
  await page.getByLabel('Case note').fill('The first words.');
  await save(page);
  await page.getByRole('link', { name: 'Read the notes' }).click();
  // The latest note is open.
  const openNote = (view: Page) => view.getByRole('button', { name: 'Amend this note' }).first().click();
  await openNote(page);
  await page.getByLabel('The note, amended').fill('The first words, and mine.');
  await expectDraftStored(page);
  await signIn(other, 'ROLE_ADMIN', page.url());
  await openNote(other);
  await other.getByLabel('The note, amended').fill('The first words, and theirs.');
  await save(other, 'Save as a new version');
  await expect(other.getByText('The note has been amended.')).toBeVisible();

  await page.goto('/admin');
  await unsaved(page).getByRole('link', { name: 'Change to a case note: Samira Amended' }).click();
  await bringBack(page);
  const asked = page.getByRole('group', { name: 'The note: both of you changed this.' });
  await expect(asked).toContainText('The first words, and theirs.');
  await asked.getByRole('radio', { name: 'Your version' }).check();
  await save(page, 'Save as a new version');
  await expect(page.getByText('The note has been amended.')).toBeVisible();
  await expect(page.getByRole('blockquote').getByText('The first words, and theirs.')).toBeVisible();
});

test('words stay with their patient, whose address the screen has', async ({ page }) => {
  const choose = async (name: string) => {
    await page.getByRole('main').getByRole('combobox').fill(name);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();
  };
  const forms = [
    { address: '/admin/crm/newcasenotes', field: 'Case note' },
    { address: '/admin/crm/external', field: 'Referral details' },
  ];
  // Patients of this test alone: drafts of other tests are not offered here.
  await startSession(page);
  for (const name of ['Laila Ownwords', 'Mina Otherwords']) await addPatient(page, name);
  for (const { address, field } of forms) {
    await page.goto(address);
    await choose('Laila Ownwords');
    await expect(page).toHaveURL(new RegExp(`${address}/[0-9A-Z]{26}$`));
    await page.getByRole('textbox', { name: field }).fill('Hers alone.');
    await page.getByRole('button', { name: 'Choose another patient' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keep what you typed with Laila Ownwords?' });
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByRole('textbox', { name: field })).toHaveValue('Hers alone.');
    await page.getByRole('button', { name: 'Choose another patient' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
    await expect(page).toHaveURL(address);
    await choose('Mina Otherwords');
    await expect(page.getByRole('textbox', { name: field })).toHaveValue('');
    await expect(page.getByText('Restore')).toHaveCount(0);
    const samira = page.url();
    await page.reload();
    await expect(page.getByText('Mina Otherwords')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page.getByText('Laila Ownwords')).toBeVisible();
    expect(page.url()).not.toBe(samira);
    await bringBack(page);
    await expect(page.getByRole('textbox', { name: field })).toHaveValue('Hers alone.');
    // Emptied again, it is no draft.
    await page.getByRole('textbox', { name: field }).fill('');
    await page.reload();
    await expect(page.getByText('Laila Ownwords')).toBeVisible();
    await expect(page.getByText('Restore')).toHaveCount(0);
  }
});

test('Cancel asks once when something was typed, and leaves nothing behind', async ({ page }) => {
  await startSession(page);
  await openNewPatient(page, 'Samira Unkept');
  await editGroup(page, group);
  await page.getByLabel('Postcode').fill('LS9 9ZZ');
  await expectDraftStored(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByLabel('Postcode')).toHaveValue('LS9 9ZZ');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('button', { name: `Edit ${group}` })).toBeFocused();
  await editGroup(page, group);
  await expect(page.getByLabel('Postcode')).not.toHaveValue('LS9 9ZZ');
  await expect(page.getByText('Restore')).toHaveCount(0);
});

test('a correction that is brought back is told of a colleague’s, question by question', async ({
  page,
  colleague: other,
}) => {
  await startSession(page);
  const patientId = await addPatient(page, 'Samira Corrected');
  await page.goto(`/admin/crm/gad/${patientId}`);
  await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();
  for (let question = 1; question <= 7; question += 1) {
    await page.keyboard.press('1');
    await expect(page.getByText(`${question} of 7`)).toBeVisible();
  }
  await save(page);
  await expect(page.getByRole('region', { name: 'What was saved' })).toBeVisible();
  await page.goto(`/admin/crm/data/${patientId}`);
  await page
    .getByRole('button', { name: /^See the answers to GAD-7/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Correct the answers' }).click();
  const answer = (view: Page, question: number, option: number) =>
    view
      .getByRole('group', { name: new RegExp(`^${question}`) })
      .getByRole('radio')
      .nth(option)
      .check();
  await answer(page, 1, 3);
  await page.getByLabel('Why the answers are corrected').fill('Mine.');
  await expectDraftStored(page);
  await signIn(other, 'ROLE_ADMIN', page.url());
  await answer(other, 1, 2);
  await answer(other, 2, 2);
  await other.getByLabel('Why the answers are corrected').fill('Theirs.');
  await save(other, 'Save the correction');
  await expect(other.getByText('has been corrected')).toBeVisible();

  await save(page, 'Save the correction');
  const asked = page.getByRole('group', { name: /^1\. .*both of you changed this/ });
  await expect(asked).toBeVisible();
  await expect(page.getByLabel('Why the answers are corrected')).toHaveValue('Mine.');
  await page.goto('/admin');
  await unsaved(page).getByRole('link', { name: 'Correction of a GAD-7: Samira Corrected' }).click();
  await bringBack(page);
  await asked.getByRole('radio', { name: 'Your version' }).check();
  await expect(page.getByLabel('Why the answers are corrected')).toHaveValue('Mine.');
  await save(page, 'Save the correction');
  await expect(page.getByText('has been corrected')).toBeVisible();
});
