import { expect } from '@playwright/test';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('an admin of an organisation without a rota is led through what to set up, and others are not', async ({
  page,
  colleague,
}) => {
  const withoutRota = async (route: Parameters<Parameters<typeof page.route>[1]>[0]) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), rota: { weekly: {}, dates: [] } } });
  };
  for (const one of [page, colleague]) await one.route(`**${settingsCalls.readSettings.path}`, withoutRota);
  await signIn(page, 'ROLE_ADMIN');
  const guide = page.getByRole('region', { name: /^Setting up/ });
  await expect(guide).toContainText('(5 of 9 done)');
  await expect(guide.getByRole('listitem').filter({ hasText: 'Write down your rooms' })).toContainText('Done');
  await expectAccessibleAtBothWidths(page);
  await guide.getByRole('link', { name: 'Say who is duty lead on which day' }).click();
  await expect(page).toHaveURL('/admin/settings');

  await signIn(colleague);
  await expect(colleague.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Diary', exact: true }).first()).toBeVisible();
  await expect(colleague.getByRole('region', { name: /^Setting up/ })).toHaveCount(0);

  await page.unroute(`**${settingsCalls.readSettings.path}`);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(guide).toHaveCount(0);
});
