import { limitPolicy } from '../../shared/domain/limit-policy.ts';
import { startSession, test } from './product.ts';

test.use({ limitFactor: 1 });
test('shots', async ({ page }) => {
  for (let n = 0; n < limitPolicy.referralsOfNetwork[0].times + 4; n += 1)
    await page.request.post('/api/referral', {
      data: {
        referralPersonalDetails: { firstName: 'Pill', lastName: `Seller ${n}`, phone: '0113 496 0001' },
        ...(n < 10 && { referralRiskAssessment: { selfHarm: true } }),
      },
    });
  for (let n = 0; n < limitPolicy.messagesOfNetwork[0].times + 4; n += 1)
    await page.request.post('/api/contact', {
      data: {
        firstName: 'Pill',
        lastName: `Seller ${n}`,
        phone: '0113 496 0001',
        message: `I want to kill myself ${n}`,
      },
    });
  await startSession(page, 'ROLE_STAFF');
  const shots = async (name: string) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `/tmp/shot-${name}-${width}.png`, fullPage: true });
    }
  };
  await page.goto('/admin?show=referrals&state=apart');
  await page.getByRole('checkbox', { name: /^Choose all/ }).check();
  await shots('apart');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.waitForTimeout(500);
  console.log(
    await page.evaluate(() => {
      const w = document.documentElement.clientWidth;
      return [...document.querySelectorAll('main *')]
        .filter((e) => e.getBoundingClientRect().right > w + 1)
        .map(
          (e) =>
            `${e.tagName}.${e.className} ${Math.round(e.getBoundingClientRect().right)} ${e.textContent?.slice(0, 40)}`,
        )
        .slice(0, 30)
        .join('\n');
    }),
  );
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: /^These are junk/ }).click();
  await shots('dialog');
  await page.getByLabel('Why they are junk').fill('Pills.');
  await page.getByRole('button', { name: 'Mark as junk' }).click();
  await page.getByText('Undo').waitFor();
  await shots('done');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.goto('/admin?show=referrals');
  await page.getByRole('button', { name: 'Choose several' }).click();
  await shots('worklist');
  await page.goto('/admin?show=messages');
  await shots('messages');
  await page.goto('/admin?show=messages&list=apart');
  await shots('messages-apart');
  await page.goto('/admin');
  await page.getByRole('heading', { name: /To be looked at/ }).waitFor();
  await shots('today');
});
