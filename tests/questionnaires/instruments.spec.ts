import { expect, type Page } from '@playwright/test';
import { addPatient } from '../browser/add-patient.ts';
import { expectAccessible, signIn, startSession, test } from '../browser/product.ts';
import { atBothWidths } from '../browser/widths.ts';

/** Opens a questionnaire for a new patient. */
const openFor = async (page: Page, name: string, questionnaire: string): Promise<void> => {
  await startSession(page);
  await page.goto(`/admin/crm/${questionnaire}/${await addPatient(page, name)}`);
  await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();
};

const radio = (page: Page, question: RegExp, option: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: option, exact: true });

atBothWidths(() =>
  test('an ONS4 is typed without the mouse, 10 included, and is reported item by item', async ({ page }) => {
    // A demonstration patient with an earlier ONS4, whom no other test changes.
    await signIn(page, 'ROLE_STAFF', '/admin/crm/ons4');
    await page.getByRole('main').getByRole('combobox').fill('Lubna Malik');
    await page.getByRole('option', { name: 'Lubna Malik' }).click();
    await expect(radio(page, /satisfied/, '0 not at all')).toBeFocused();
    for (const option of await page.getByRole('group').first().locator('label').all()) {
      const box = await option.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);

    await page.keyboard.press('7');
    await expect(radio(page, /worthwhile/, '0 not at all')).toBeFocused();
    // A 1 waits for a 0, for as long as it takes.
    await page.keyboard.press('1');
    await expect(radio(page, /worthwhile/, '1')).toBeFocused();
    await page.keyboard.press('0');
    await expect(radio(page, /worthwhile/, '10 completely')).toBeChecked();
    await expect(radio(page, /happy/, '0 not at all')).toBeFocused();
    // A 1 that is meant goes on with Enter, which saves nothing yet.
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(radio(page, /anxious did you feel/, '0 not at all anxious')).toBeFocused();
    await page.keyboard.press('0');
    await expect(page.getByText('4 of 4 answered')).toBeVisible();
    await expect(radio(page, /happy/, '1')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
    await page.keyboard.press('Enter');

    const saved = page.getByRole('region', { name: 'What was saved' });
    await expect(saved.getByText('Life satisfaction: 7 of 10, high (7-8)')).toBeVisible();
    await expect(saved.getByText('Worthwhile: 10 of 10, very high (9-10)')).toBeVisible();
    await expect(saved.getByText('Happiness: 1 of 10, low (0-4)')).toBeVisible();
    await expect(saved.getByText('Anxiety: 0 of 10, very low (0-1)')).toBeVisible();
    await expect(saved.getByText(/Band|Severity|Score:|Reliable/)).toHaveCount(0);
    await expectAccessible(page);

    await saved.getByRole('link', { name: "All this patient's scores" }).click();
    const anxiety = page.getByRole('figure', { name: 'ONS4: anxiety over time' });
    await expect(anxiety.getByText(/to 0 on .*\. Lower is better\.$/)).toBeVisible();
    const satisfaction = page.getByRole('figure', { name: 'ONS4: life satisfaction over time' });
    await expect(satisfaction.getByText(/to 7 on .*\. Higher is better\.$/)).toBeVisible();
    await satisfaction.getByText('The values as a table').click();
    await expect(satisfaction.getByRole('row').last()).toContainText('high');
  }),
);

test('what was said to a Yes of the ASQ is asked for, kept, and shown wherever its answers are', async ({ page }) => {
  await openFor(page, 'Noor Asked', 'asq');
  const yes = (question: RegExp) => radio(page, question, 'Yes');
  const no = (question: RegExp) => radio(page, question, 'No');
  for (const question of [/wished you were dead/, /better off/, /thoughts about killing/]) await no(question).check();
  const how = page.getByLabel('How? When? (optional)');
  await expect(how).toHaveCount(0);
  await yes(/Have you ever tried/).check();
  await how.fill('With tablets, 12 years ago.');
  await expectAccessible(page);
  // Changing an answer by mistake loses none of its free text.
  await no(/Have you ever tried/).check();
  await expect(how).toHaveCount(0);
  await yes(/Have you ever tried/).check();
  await expect(how).toHaveValue('With tablets, 12 years ago.');
  await yes(/right now/).check();
  await page.getByLabel('Please describe (optional)').fill('At night, when alone.');
  await page.getByRole('button', { name: 'Save' }).click();

  const saved = page.getByRole('region', { name: 'What was saved' });
  const card = saved.getByRole('article', { name: /Acute positive screen/ });
  await expect(card.getByText('With tablets, 12 years ago.')).toBeVisible();
  await expect(card.getByText('At night, when alone.')).toBeVisible();
  await expectAccessible(page);
  await saved.getByRole('link', { name: "All this patient's scores" }).click();
  const figure = page.getByRole('figure', { name: 'ASQ: questions answered Yes over time' });
  await figure.getByText('The values as a table').click();
  await expect(figure.getByText('At night, when alone.')).toBeVisible();
  await page
    .getByRole('button', { name: /^See the answers to ASQ/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('How? When?: With tablets, 12 years ago.')).toBeVisible();

  await dialog.getByRole('link', { name: 'Correct the answers' }).click();
  await expect(how).toHaveValue('With tablets, 12 years ago.');
  await how.fill('With tablets, in 2014.');
  await page.getByLabel('Why the answers are corrected').fill('The year was wrong.');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(saved.getByText('has been corrected')).toBeVisible();
  await saved.getByRole('link', { name: "All this patient's scores" }).click();
  await page
    .getByRole('button', { name: /^See the answers to ASQ/ })
    .first()
    .click();
  await dialog.getByText('See the answers as they were before').click();
  await expect(dialog.getByText('How? When?: With tablets, 12 years ago.')).toBeVisible();
  await expect(dialog.getByText('How? When?: With tablets, in 2014.')).toBeVisible();
});

test('the day of the answers is never before birth, and long before the referral it is confirmed', async ({ page }) => {
  await openFor(page, 'Kulsoom Earlier', 'gad');
  for (let question = 0; question < 7; question += 1) await page.keyboard.press('1');
  const day = page.getByLabel('Date answered');
  await day.fill('1901-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('link', { name: 'Please enter a date on or after the day the patient was born.' }),
  ).toBeVisible();
  await day.fill('2020-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /more than two years before the referral/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^The date is right/).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'What was saved' })).toBeVisible();

  // The organisation's data covers every month.
  await page.goto('/admin/crm/orgdata');
  const mean = page.getByRole('figure', { name: 'Mean GAD-7 per month' });
  await expect(page.getByText(/^The charts show /).filter({ visible: true })).not.toContainText('Jan 2020');
  const months = page.getByRole('navigation', { name: 'Months, pages' });
  const next = months.getByRole('button', { name: 'Next' });
  while ((await next.getAttribute('aria-disabled')) === 'false') await next.press('Enter');
  await expect(page.getByText(/^The charts show Jan 2020 to /)).toBeVisible();
  await mean.getByText('The values as a table').click();
  await expect(mean.getByRole('row', { name: /^Jan 2020 7 1$/ })).toBeVisible();
  await expectAccessible(page);
});

test('a questionnaire that no service uses has no line in the menu and no screen', async ({ page }) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm');
  await expect(page.getByRole('main').getByRole('link', { name: 'ONS4' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CORE-10' })).toHaveCount(0);
  await page.goto('/admin/crm/core10');
  await expect(page.getByRole('heading', { level: 1, name: 'We dropped a stitch' })).toBeVisible();
});
