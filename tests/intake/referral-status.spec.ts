import { expect, type Page } from '@playwright/test';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { rename } from '../../shared/kernel/wire-names.ts';
import { ringBackWords } from '../../shared/words/ur/ring-back-form.ts';
import { expectAccessible, test } from '../browser/product.ts';
import { onPhone } from '../browser/widths.ts';

const dob = '1990-05-04';

const refer = async (page: Page): Promise<string> => {
  const sent = await page.request.post('/api/referral', {
    data: { referralPersonalDetails: { firstName: 'Amina', lastName: 'Asking', mobile: '07700 900456', dob } },
  });
  const reply = intakeCalls.sendReferral.replies[201];
  return reply.parse(rename(reply, await sent.json())).reference;
};

const askFor = async (page: Page, reference: string, born: string) => {
  await page.getByLabel('Reference number').fill(reference);
  await page.getByLabel('Date of birth').fill(born);
  await page.getByRole('button', { name: 'Show where it is' }).click();
};

test('whoever sent a referral finds out where it is, and can put a wrong date right', async ({ page }) => {
  const reference = await refer(page);
  await page.goto(`/referral-success#${reference}`);
  await page.getByRole('link', { name: 'where the referral is' }).click();
  await page.getByRole('button', { name: 'Show where it is' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText('date of birth');
  await expectAccessible(page);
  await askFor(page, reference, '1990-05-05');
  await expect(page.getByRole('alert').filter({ hasText: 'We find no referral' })).toBeVisible();
  await page.getByLabel('Date of birth').fill(dob);
  await page.getByLabel('Date of birth').press('Enter');
  await expect(page.getByRole('heading', { name: 'We have the referral' })).toBeFocused();
  await expectAccessible(page);
  expect(page.url()).not.toContain(reference);
});

test('without scripts the answer is a page, and a wrong date leaves what was typed', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const reference = await refer(page);
  await page.goto('/referrals/status', { waitUntil: 'load' });
  await askFor(page, reference, '1990-05-05');
  await expect(page.getByRole('alert')).toContainText('We find no referral');
  await expect(page.getByLabel('Reference number')).toHaveValue(reference);
  await expectAccessible(page);
  await page.getByLabel('Date of birth').fill(dob);
  await page.getByRole('button', { name: 'Show where it is' }).click();
  await expect(page.getByRole('heading', { name: 'We have the referral' })).toBeVisible();
  await expectAccessible(page);
});

onPhone(() =>
  test('who gave no date of birth is shown a code, which the status page takes in Urdu, and no address or storage has it', async ({
    page,
  }) => {
    await page.goto('/easy-read/referrals');
    const answers = { firstName: 'Amina', lastName: 'Asking', phone: '0113 496 0999' };
    for (const [name, text] of Object.entries(answers))
      await page.locator(`[name="referralPersonalDetails.${name}"]`).fill(text);
    await page.locator('main form').getByRole('button').last().click();
    await expect(page.locator('p.reference')).toHaveCount(2);
    const [reference = '', code = ''] = await page.locator('p.reference strong').allTextContents();
    expect(code).toMatch(/^\w{4}-\w{4}$/);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie]),
    );
    expect(stored).not.toContain(code);

    await page.goto('/ur/referrals/status');
    await page.locator('[name=reference]').fill(reference);
    await page.locator('[name=code]').fill(code);
    await page.locator('main form').getByRole('button').last().click();
    await expect(page.locator('#status-answer')).toBeFocused();
    await expectAccessible(page);
    expect(page.url()).not.toContain(code);
  }),
);

onPhone(() =>
  test('who asked to be rung back in Urdu is shown a number and a code, with which the status page says by when we ring', async ({
    page,
  }) => {
    await page.goto('/ur/ring-me-back');
    await page.locator('[name=phone]').fill('07700 900456');
    await page.locator('main form').getByRole('button').last().click();
    await expect(page.locator('p.reference')).toHaveCount(2);
    // In the place of the form, and read out.
    await expect(page.locator('main form')).toHaveCount(0);
    await expect(page.locator('main [tabindex="-1"]:focus')).toContainText(ringBackWords.text);
    const [reference = '', code = ''] = await page.locator('p.reference strong').allTextContents();
    await expectAccessible(page);
    await page.locator('p.reference ~ p a').click();
    await page.locator('[name=reference]').fill(reference);
    await page.locator('[name=code]').fill(code);
    await page.locator('main form').getByRole('button').last().click();
    await expect(page.locator('#status-answer')).toBeFocused();
    await expect(page.locator('#status-answer')).toHaveText('آپ نے ہمیں فون کرنے کو کہا ہے');
    await expectAccessible(page);
    expect(page.url()).not.toContain(code);
  }),
);
