import { expect, type Page } from '@playwright/test';
import { addPatient } from '../browser/add-patient.ts';
import { expectAccessible, signIn, startSession, test } from '../browser/product.ts';
import { bringBack, expectDraftStored, save, unsaved } from '../browser/unsaved-work.ts';

test('progress that is brought back keeps the status of a colleague and asks about the outcome', async ({
  page,
  colleague: other,
}) => {
  await startSession(page);
  const patientId = await addPatient(page, 'Own Progress');
  await page.goto(`/admin/crm/external/${patientId}`);
  await page.getByLabel('Service type').fill('Mediation');
  await page.getByLabel('Referral details').fill('Contact with her son.');
  await page.getByLabel('Why is it shared without their consent?').fill('She asked for it.');
  await save(page);
  await expect(page.getByText('Thank you the referral details were saved on the system.')).toBeVisible();
  await page.goto(`/admin/crm/patient/${patientId}`);
  const open = (view: Page) => view.getByRole('button', { name: 'Add status or outcome of Mediation' }).click();
  await open(page);
  await page.getByLabel('Outcome').fill('They have a place in May.');
  await expectDraftStored(page);
  await signIn(other, 'ROLE_ADMIN', page.url());
  await open(other);
  await other.getByLabel('Status').selectOption('accepted');
  await other.getByLabel('Outcome').fill('They rang: a place in June.');
  await save(other);
  await expect(other.getByText('Outcome: They rang: a place in June.')).toBeVisible();

  await page.goto('/admin');
  await unsaved(page).getByRole('link', { name: 'Progress of an external referral: Own Progress' }).click();
  await bringBack(page);
  await expect(page.getByLabel('Status')).toHaveValue('accepted');
  const asked = page.getByRole('group', { name: 'Outcome: both of you changed this.' });
  await expect(asked).toContainText('They rang: a place in June.');
  await asked.getByRole('radio', { name: 'Your version' }).check();
  await save(page);
  await expect(page.getByText('Outcome: They have a place in May.')).toBeVisible();
});

test('what was written about an alert that a colleague answered first stays to be read', async ({
  page,
  colleague: other,
}) => {
  await startSession(page);
  const patientId = await addPatient(page, 'Own Alerted');
  await page.goto(`/admin/crm/phq/${patientId}`);
  await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();
  for (let question = 1; question <= 9; question += 1) {
    await page.keyboard.press('1');
    await expect(page.getByText(`${question} of 9`)).toBeVisible();
  }
  await save(page);
  await expect(page.getByRole('region', { name: 'What was saved' })).toBeVisible();
  await page.goto(`/admin/crm/patient/${patientId}`);
  const respond = async (view: Page, name: string, action: string) => {
    await view.getByRole('button', { name: /^Record what was done/ }).click();
    await view.getByLabel('Who acted').fill(name);
    await view.getByLabel('What was done').fill(action);
  };
  await respond(page, 'Tomasz Brzezicki', 'I rang her sister.');
  await expectDraftStored(page);
  await signIn(other, 'ROLE_ADMIN', page.url());
  await respond(other, 'Nasreen Akhtar', 'Seen in the office.');
  await save(other, 'Save what was done');
  await expect(other.getByText('What was done has been recorded')).toBeVisible();

  await page.goto('/admin');
  await unsaved(page).getByRole('link', { name: 'Answer to an alert: Own Alerted' }).click();
  const unsent = page.getByRole('region', { name: 'Your response that was not saved' });
  await expect(unsent).toContainText('I rang her sister.');
  await expectAccessible(page);
  await unsent.getByRole('button', { name: 'Discard' }).click();
  await expect(unsent).toHaveCount(0);
});
