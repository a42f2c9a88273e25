/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { addPatient } from '../browser/add-patient.ts';
import { startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

const question = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^${number} `) });
const radio = (page: Page, number: number, place = 0) => question(page, number).getByRole('radio').nth(place);
const clearButton = (page: Page, number: number) =>
  page.getByRole('button', { name: `Clear answer to question ${number}`, exact: true });
const clearAll = (page: Page) => page.getByRole('button', { name: /^Clear this questionnaire/ });
const type = async (page: Page, digits: string) => {
  for (const digit of digits) await page.keyboard.press(digit);
};

for (const [instrument, digits] of [
  ['phq', '111111111'],
  ['gad', '1111111'],
  ['asq', '0010'],
  ['ons4', '7777'],
] as const) {
  test(`each answer to ${instrument} is cleared by its button or by a key, and all of them at once`, async ({
    page,
  }) => {
    await startSession(page);
    await page.goto(`/admin/crm/${instrument}/${await addPatient(page, 'Samira Clearing')}`);
    const of = digits.length + (instrument === 'asq' ? 1 : 0);
    await expect(radio(page, 1)).toBeFocused();
    await expect(page.getByText('Delete or Backspace clears an answer.')).toBeVisible();
    // The head of the patient is above the questions, and may be read after them.
    await expect(page.getByRole('term').filter({ hasText: 'Safe contact' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Clear/ })).toHaveCount(0);
    const place = () => question(page, 3).evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await type(page, digits);
    // What appears with the answers moves no question under the finger.
    expect(await place()).toBe(before);
    await expect(page.getByText(`${digits.length} of ${of} answered`)).toBeVisible();
    const box = await clearButton(page, 1).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expectAccessibleAtBothWidths(page);

    await clearButton(page, 1).click();
    await expect(question(page, 1).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(question(page, 1).locator(':focus')).toHaveRole('radio');
    for (const [number, key] of [
      [2, 'Delete'],
      [3, 'Backspace'],
    ] as const) {
      await question(page, number).getByRole('radio', { checked: true }).focus();
      await page.keyboard.press(key);
      await expect(question(page, number).getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(clearButton(page, number)).toHaveCount(0);
    }
    await expect(page.getByText(`${digits.length - 3} of ${digits.length} answered`)).toBeVisible();
    // Its digit still answers.
    await page.keyboard.press('1');
    await expect(question(page, 3).getByRole('radio', { checked: true })).toHaveCount(1);

    await clearAll(page).click();
    await page.getByRole('button', { name: 'Keep the answers' }).click();
    await expect(question(page, 3).getByRole('radio', { checked: true })).toHaveCount(1);
    await clearAll(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText(`0 of ${digits.length} answered`)).toBeVisible();
    await expect(radio(page, 1)).toBeFocused();
    await expect(clearAll(page)).toHaveCount(0);
  });
}

test('a digit after the last question answers nothing, not even one that was left out', async ({ page }) => {
  await startSession(page);
  await page.goto(`/admin/crm/gad/${await addPatient(page, 'Samira Toomany')}`);
  await expect(radio(page, 1)).toBeFocused();
  await radio(page, 2).focus();
  await type(page, '111111');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await type(page, '3');
  await expect(page.getByText('GAD-7: question 1 is not answered.')).toBeVisible();
});

test('feedback: a mark is cleared by its button, by a key, and all of them at once', async ({ page }) => {
  await startSession(page);
  await page.goto('/admin/crm/feedback');
  for (const number of [1, 2, 3]) await radio(page, number, 4).check();
  await clearButton(page, 1).click();
  await expect(radio(page, 1, 4)).not.toBeChecked();
  await expect(radio(page, 1, 4)).toBeFocused();
  await radio(page, 2, 4).focus();
  await page.keyboard.press('Delete');
  await expect(radio(page, 2, 4)).not.toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not answered yet.')).toHaveCount(11);
  await clearAll(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(radio(page, 1)).toBeFocused();
  await expectAccessibleAtBothWidths(page);
});

const recorded = z.object({ results: z.array(z.object({ questionType: z.string() })) });

test('in a session the keys stop after each questionnaire, and one that was cleared was not asked', async ({
  page,
}) => {
  await startSession(page);
  const id = await addPatient(page, 'Samira Session');
  await page.goto(`/admin/crm/session/${id}`);
  const main = page.getByRole('main');
  const part = (name: string) => main.getByRole('region', { name: new RegExp(`^${name}`) });
  const checked = (name: string) => part(name).getByRole('radio', { checked: true });
  await expect(main.getByLabel('Case note')).toBeFocused();
  await main.getByLabel('Where').selectOption('By telephone');
  await main.getByLabel('Case note').focus();
  await page.keyboard.type('She was early.');
  await page.keyboard.press('Tab');

  // One digit too many after each questionnaire.
  await type(page, '2222221113');
  await expect(part('PHQ-9').getByText('PHQ-9 is complete: 15 of 27.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Go on to GAD-7' })).toBeFocused();
  await expect(checked('GAD-7')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await type(page, '11111111');
  await expect(main.getByRole('button', { name: 'Go on to ASQ' })).toBeFocused();
  await expect(checked('ASQ')).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);

  // Touched by mistake: question 5 is asked, and goes with the Yes that asked it.
  await page.keyboard.press('Enter');
  await type(page, '1');
  await part('ASQ').getByRole('group', { name: /^5 / }).getByRole('radio', { name: 'Yes' }).check();
  await part('ASQ').getByLabel('Please describe (optional)').fill('Somebody else.');
  await part('ASQ').getByRole('group', { name: /^1 / }).getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Delete');
  await expect(checked('ASQ')).toHaveCount(0);
  await expect(part('ASQ').getByRole('group', { name: /^5 / })).toHaveCount(0);
  await expect(part('ASQ').getByRole('button', { name: /^Clear/ })).toHaveCount(0);

  // One that was half asked is refused, by the name of its question, until it is answered or cleared.
  await clearButton(page, 3).last().click();
  await main.getByRole('button', { name: 'Save session' }).click();
  const refused = main.getByRole('link', { name: /^GAD-7: question 3 is not answered\. .*clear this questionnaire/ });
  await expect(refused).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await clearAll(page).and(part('GAD-7').getByRole('button')).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(checked('GAD-7')).toHaveCount(0);
  await expect(part('GAD-7').getByRole('radio').first()).toBeFocused();

  // The draft holds what is on the screen.
  await expect(page.getByText('Draft kept.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(checked('PHQ-9')).toHaveCount(9);
  await expect(checked('GAD-7')).toHaveCount(0);
  await expect(checked('ASQ')).toHaveCount(0);

  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/crm\/session\//.test(request.url()),
  );
  await main.getByRole('button', { name: 'Save session' }).click();
  expect(recorded.parse((await sending).postDataJSON()).results.map(({ questionType }) => questionType)).toEqual([
    'phq',
  ]);
  await expect(page.getByText('has been saved.', { exact: false })).toBeVisible();
});
