import { expect, type Page } from '@playwright/test';
import { addPatient, openNewPatient } from '../browser/add-patient.ts';
import { openPatient } from '../browser/open-patient.ts';
import { expectAccessible, signIn, startSession, test } from '../browser/product.ts';
import { editGroup, openTab } from '../browser/record-screens.ts';

const draw = async (page: Page) => {
  const pad = page.locator('canvas');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no place to sign');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  for (let step = 1; step < 12; step += 1) await page.mouse.move(box.x + 20 + step * 15, box.y + 40 + (step % 3) * 20);
  await page.mouse.up();
};

const assign = async (page: Page, worker: string) => {
  await page.getByRole('button', { name: worker, exact: true }).click();
  await page
    .getByRole('dialog', { name: `Assign to ${worker}?` })
    .getByRole('button', { name: 'Assign' })
    .click();
  await expect(page.getByText(`This patient has been assigned to ${worker}`)).toBeVisible();
};

test('a new patient signs, is saved, and is found with the signature on the record', async ({ page }) => {
  const lastName = 'Signedonce';
  await signIn(page, 'ROLE_STAFF', '/admin/crm');
  await page.getByRole('link', { name: 'Add a new patient' }).click();
  const signature = page.getByText('Signature of the patient');
  await signature.click();
  await page.getByRole('button', { name: 'Save signature' }).click();
  await expect(page.getByText('Please ask the patient to sign before saving.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('at least a first and last name for the patient.');
  await draw(page);
  await page.getByRole('button', { name: 'Save signature' }).click();
  await expect(page.getByText('The patient’s signature has been saved.')).toBeVisible();
  await page.getByLabel('First name').first().fill('Rukhsana');
  await page.getByLabel('Last name').first().fill('Mahmood');
  await page.getByLabel('Last name').first().blur();
  await expect(page.getByText('on the records already')).toBeVisible();
  await page.getByLabel('Last name').first().fill(lastName);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Thank you. Your patient has been saved on the system.')).toBeVisible();
  await expect(page.getByLabel('First name').first()).toHaveValue('');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: /Open the record/ }).click();
  await openTab(page, 'Details');
  const picture = page.getByRole('img', { name: /The signature of Rukhsana/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await expectAccessible(page);
  await page.goto('/admin/crm/newpatient');
  await signature.click();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
  await expect(page.getByText('Restore')).toHaveCount(0);
});

test('a patient is chosen with the keyboard alone, and a note is written, read and amended', async ({ page }) => {
  const words = 'Walked to the allotment.';
  await startSession(page);
  await addPatient(page, 'Zulekha Allotment');
  await page.goto('/admin/crm/newcasenotes');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'Please make sure you have selected your patient using the search field above.',
  );
  const search = page.getByRole('main').getByRole('combobox');
  await search.focus();
  await page.keyboard.type('allot zul');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose another patient')).toBeVisible();
  await page.getByLabel('Case note').fill(words);
  // A refusal is seen at once, though the button is the last line of the window.
  const broken = { status: 500, message: 'Sorry, something went wrong on our side.' };
  await page.route('**/api/crm/casenote', (route) => route.fulfill({ status: broken.status, json: broken }));
  const save = page.getByRole('button', { name: 'Save' });
  await page.setViewportSize({ width: 390, height: 600 });
  await save.evaluate((button) => {
    document.documentElement.style.paddingBlockEnd = '100vh';
    button.scrollIntoView({ block: 'end' });
  });
  await save.press('Enter');
  await expect(page.getByText(broken.message)).toBeInViewport({ ratio: 1 });
  await page.unroute('**/api/crm/casenote');
  await save.click();
  await expect(page.getByText('Thank you. That case note has been saved on the system.')).toBeVisible();
  await expect(page.getByLabel('Case note')).toHaveValue('');
  await page.getByRole('link', { name: 'Read the notes' }).click();
  const note = page.getByRole('group').filter({ hasText: 'Walked to the a…' }).first();
  await expect(note.getByText(words, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Amend this note' }).click();
  await page.getByLabel('The note, amended').fill('');
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await page.getByLabel('The note, amended').fill(`${words}, and back.`);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('button', { name: 'Save as a new version' }).press('Enter');
  await expect(page.getByText('The note has been amended. Its earlier words are kept.')).toBeInViewport({ ratio: 1 });
  await expect(note.getByText(`${words}, and back.`)).toBeVisible();
  await expect(note.getByText(words, { exact: true })).toBeVisible();
});

test('the keys of the search choose deliberately: ends, then away without a choice', async ({ page }) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/newcasenotes');
  const search = page.getByRole('main').getByRole('combobox');
  const options = page.getByRole('option');
  await search.pressSequentially('a');
  await expect(options).not.toHaveCount(0);
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  // With many hits, Enter chooses none before one has been highlighted.
  await expect(options.first()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await page.keyboard.press('Tab');
  await expect(options).toHaveCount(0);
  await expect(page.getByText('Choose another patient')).toHaveCount(0);
  await expect(search).toHaveValue('a');
  await search.fill('zzz');
  await expect(page.getByText('No patient found. Try fewer letters or another spelling.')).toBeVisible();
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  // Without a list, Home moves in the text, and Enter sends nothing.
  await page.keyboard.press('Home');
  await page.keyboard.type('y');
  await expect(search).toHaveValue('yzzz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page.getByText('No patient found. Try fewer letters or another spelling.')).toHaveCount(0);
});

test('two people who edit one record both see both versions, and nothing typed is lost', async ({
  page,
  colleague: other,
}) => {
  await startSession(page, 'ROLE_ADMIN');
  await openNewPatient(page, 'Tomasz Edited');
  await editGroup(page, 'The person who needs support');
  const mine = page.getByLabel('Postcode');
  await mine.fill('LS1 1AA');

  await signIn(other, 'ROLE_STAFF', page.url());
  await editGroup(other, 'The person who needs support');
  await other.getByLabel('Postcode').fill('LS2 2BB');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('definition').filter({ hasText: 'LS2 2BB' })).toBeVisible();
  // The page reads the record again, with the colleague's words in it, before mine are saved.
  await page.getByRole('button', { name: 'Edit GP' }).click();
  const gp = page.getByRole('form', { name: 'GP' });
  await gp.getByRole('textbox').first().fill('Dr Chaudhry');
  await gp.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('GP: saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Someone else saved a change while' })).toBeFocused();
  const asked = page.getByRole('group', { name: 'Postcode: both of you changed this.' });
  await expect(asked).toBeInViewport();
  await expect(asked).toContainText('LS2 2BB');
  await expect(asked).toContainText('LS1 1AA');
  await expect(mine).toHaveValue('LS1 1AA');
  await expectAccessible(page);
  // Nothing is sent before a choice is made.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please look at both versions above, then save.')).toBeVisible();
  await asked.getByRole('radio', { name: 'Their version' }).check();
  await expect(mine).toHaveValue('LS2 2BB');
  await asked.getByRole('radio', { name: 'Your version' }).check();
  await expect(mine).toHaveValue('LS1 1AA');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'LS1 1AA' })).toBeVisible();
  await openTab(page, 'Summary');
  await page.getByText('See it as it was (version 3)').click();
  await expect(page.getByRole('definition').filter({ hasText: 'LS2 2BB' })).toBeVisible();
});

test('an admin assigns after a question, and unassigns with a reason that stays', async ({ page }) => {
  await startSession(page, 'ROLE_ADMIN');
  await openNewPatient(page, 'Samira Assigned');
  await assign(page, 'Tomasz Brzezicki');
  await expect(page.getByText('Assigned to Tomasz Brzezicki', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tomasz Brzezicki', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Unassign Tomasz Brzezicki' }).click();
  await page.getByRole('button', { name: 'Unassign', exact: true }).click();
  await expect(page.getByText('Please say why.').first()).toBeVisible();
  await page.getByLabel('Why they are no longer with Tomasz Brzezicki').fill('He is on leave until May.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unassign', exact: true }).click();
  await expect(page.getByText('This patient has not been assigned yet.')).toBeVisible();
  await expect(page.getByText('He is on leave until May.')).toBeVisible();
});

test('an external referral is logged, and gets its outcome later', async ({ page }) => {
  await startSession(page);
  await openNewPatient(page, 'Jaswinder Referred');
  await expect(page.getByText('Only Nasreen Akhtar can access')).toBeVisible();
  await page.getByRole('link', { name: 'Log an external referral' }).click();
  await expect(page.getByText('Choose another patient')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'Please make sure that you have selected a patient and all fields are not empty.',
  );
  await page.getByLabel('Service type').fill('Mediation');
  await page.getByLabel('Referral details').fill('Contact with his son.');
  await page.getByLabel('Why is it shared without their consent?').fill('He asked for it.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Thank you the referral details were saved on the system.')).toBeVisible();
  await openPatient(page, 'Jaswinder Referred');
  await page.getByRole('button', { name: 'Add status or outcome of Mediation' }).first().click();
  await page.getByLabel('Status').selectOption('accepted');
  await page.getByLabel('Outcome').fill('First meeting in May.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Outcome: First meeting in May.')).toBeVisible();
});

test('a patient is made inactive after a question, and found among the inactive', async ({ page }) => {
  const name = 'Gurmeet Inactive';
  await startSession(page);
  await addPatient(page, name);
  await page.goto('/admin/crm/patients');
  await page.getByRole('button', { name: `Inactivate ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that you want to deactivate this patient.' });
  await expect(dialog.getByText('Are you sure you want to deactivate this patient?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${name} is inactive now.`)).toBeVisible();
  await page.getByLabel('Inactive', { exact: true }).click();
  await expect(page.getByLabel('Inactive', { exact: true })).toBeChecked();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('the list of all patients says its order, and is ordered by contact when asked', async ({ page }) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/patients');
  const order = page.getByLabel('Order');
  await expect(order.locator('option:checked')).toHaveText('Latest referral first');
  await order.selectOption('Longest without contact first');
  await expect(page).toHaveURL(/order=longest/);
  await expect(order).toHaveValue('longest');
  await expect(page.getByText('longest without contact first', { exact: false }).last()).toBeVisible();
});

test('an admin reactivates a patient on the record, and others see that it is inactive', async ({
  page,
  colleague: admin,
}) => {
  await signIn(page);
  await openPatient(page, 'Joseph Adeyemi');
  await expect(page.getByText('This patient is inactive.')).toBeVisible();
  await expect(page.getByText('Ask an admin to reactivate it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reactivate' })).toHaveCount(0);

  await signIn(admin, 'ROLE_ADMIN', page.url());
  await admin.getByRole('button', { name: 'Reactivate Joseph Adeyemi' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Confirm that you want to reactivate this patient.' });
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(admin.getByText('Joseph Adeyemi is active again.')).toBeVisible();
  await expect(admin.getByText('This patient is inactive.')).toHaveCount(0);
  await expect(admin.getByText('Reactivated')).toBeVisible();
  await expect(admin.getByRole('definition').filter({ hasText: /^Active$/ })).toBeVisible();
});

test('who it is and how to make contact stays in view, and lets go where it would fill the screen', async ({
  page,
}) => {
  await signIn(page);
  await openPatient(page, 'Kulsoom Jan');
  const name = page.getByRole('heading', { level: 1 });
  const scrollOn = () => page.evaluate(() => window.scrollTo(0, 900));
  await scrollOn();
  await expect(name).toBeInViewport();
  await expect(page.getByRole('term').filter({ hasText: 'Safe contact' })).toBeInViewport();
  // 1280 by 800 at 400 %.
  await page.setViewportSize({ width: 320, height: 200 });
  await scrollOn();
  await expect(name).not.toBeInViewport();
  await expectAccessible(page);
});
