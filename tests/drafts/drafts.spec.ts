import { expect, type Page } from '@playwright/test';
import { addPatient } from '../browser/add-patient.ts';
import { expectAccessible, signInAlone, signInWithCode, startSession, test } from '../browser/product.ts';

const openNote = async (page: Page, patientId: string) => {
  await page.goto(`/admin/crm/newcasenotes/${patientId}`);
  await expect(page.getByRole('textbox', { name: 'Case note' })).toBeVisible();
};

test('a note written before its patient is chosen is kept as a note of that patient', async ({ page }) => {
  const words = 'Written first.';
  await startSession(page);
  await addPatient(page, 'Kulsoom Drafted');
  await page.goto('/admin/crm/newcasenotes');
  await page.getByRole('textbox', { name: 'Case note' }).fill(words);
  await expect(page.getByText('Draft kept.')).toBeVisible();
  await page.getByRole('main').getByRole('combobox').fill('Kulsoom Drafted');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Case note' })).toHaveValue(words);
  await expect(page.getByText('Draft kept.')).toBeVisible();
  await page.getByRole('navigation', { name: 'This patient' }).getByRole('link', { name: 'Notes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Case notes' }).waitFor();
  await page.goto(page.url().replace('/casenotes/', '/newcasenotes/'));
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Case note' })).toHaveValue(words);
  await page.goto('/admin/crm/newcasenotes');
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  await expect(page.getByText('Restore')).toHaveCount(0);
});

test('a note that was not saved when the session ended is offered back to its writer, and to nobody else', async ({
  page,
}) => {
  const words = 'She said she would come back.';
  await page.clock.install();
  await signInAlone(page);
  const patientId = await addPatient(page, 'Hafsa Idle');
  await openNote(page, patientId);
  await expect(page.getByText('Restore')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Case note' }).fill(words);
  await expect(page.getByText('Draft kept.')).toBeVisible();
  await page.clock.fastForward('18:01');
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.fastForward('02:01');
  await expect(page).toHaveURL(/\/signin\/idle/);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'come back',
  );

  await signInWithCode(page, 'ROLE_ADMIN');
  await openNote(page, patientId);
  await expect(page.getByText('Restore')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');

  await signInWithCode(page);
  const unsaved = page.getByRole('region', { name: 'You have unsaved work' });
  await expectAccessible(page);
  await unsaved.getByRole('link', { name: 'Case note: Hafsa Idle' }).click();
  await expect(page.getByText('You have an unsaved case note from')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Case note' })).toHaveValue(words);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Thank you. That case note has been saved on the system.')).toBeVisible();
  await openNote(page, patientId);
  await expect(page.getByText('Restore')).toHaveCount(0);
});
