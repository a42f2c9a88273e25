import { test } from './product.ts';
test('shots', async ({ page }) => {
  for (const [w, h] of [[390, 844], [1280, 900]] as const) {
    await page.setViewportSize({ width: w, height: h });
    for (const who of ['none', 'me', 'family', 'client']) {
      await page.goto(who === 'none' ? '/referrals' : `/referrals?for=${who}`);
      await page.waitForTimeout(1500);
      if (who === 'me') await page.getByLabel('Harming yourself').check();
      await page.screenshot({ path: `/tmp/rp-shots/${who}-${w}.png`, fullPage: true });
      await page.evaluate(() => sessionStorage.clear());
    }
  }
});
