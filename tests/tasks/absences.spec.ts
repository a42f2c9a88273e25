import { expect } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { today } from '../../shared/kernel/today.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { expectAccessible, signIn, test } from '../browser/product.ts';

test('whoever is away says so with a cover, who has their work on the first screen until they are back', async ({
  page,
}) => {
  const last = addDays(today(), 9);
  await signIn(page, 'ROLE_STAFF', '/admin/sign-in');
  const own = page.getByRole('region', { name: 'When you are away' });
  await own.getByLabel('Last day away').fill(addDays(today(), -1));
  await own.getByRole('button', { name: 'Save absence' }).click();
  await expect(own.getByLabel('Last day away')).toHaveAccessibleDescription(/not before the first/);
  await own.getByLabel('Last day away').fill(last);
  await own.getByLabel('Who covers').selectOption({ label: 'Nasreen Akhtar' });
  await own.getByRole('button', { name: 'Save absence' }).click();
  await expect(own.getByRole('listitem')).toContainText('Nasreen Akhtar covers');
  await expectAccessible(page);
  await page.goto('/admin');
  await expect(page.getByText(`You are away until ${formatDay(last)}.`)).toBeVisible();

  await signIn(page, 'ROLE_ADMIN');
  await expect(page.getByText('You cover for Tomasz Brzezicki')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'for Tomasz Brzezicki' }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await page.goto('/admin');
  await page.getByRole('note').getByRole('link', { name: 'diary' }).click();
  const sessions = page.getByRole('region', { name: 'Sessions while Tomasz Brzezicki is away' });
  const planned = sessions.getByRole('listitem');
  const ofOne = planned.filter({ has: page.getByRole('button', { name: /^Cancel and tell them/ }) });
  await expect(ofOne).not.toHaveCount(0);
  const count = await ofOne.count();
  await expectAccessible(page);
  await ofOne
    .last()
    .getByRole('button', { name: /^I take it/ })
    .click();
  await expect(sessions.getByRole('status')).toContainText('and has a task to tell them');
  await expect(ofOne).toHaveCount(count - 1);
  await ofOne
    .last()
    .getByRole('button', { name: /^Cancel and tell them/ })
    .click();
  await expect(sessions.getByRole('status')).toContainText('is cancelled');
  await expect(ofOne).toHaveCount(count - 2);
  await expect(sessions.getByRole('heading')).toBeFocused();
  const group = planned.filter({ hasText: 'you lead it' });
  const meetings = await group.count();
  await group
    .last()
    .getByRole('button', { name: /^Call it off/ })
    .click();
  await expect(sessions.getByRole('status')).toContainText('is called off');
  await expect(group).toHaveCount(meetings - 1);
  await expectAccessible(page);
  await page.goto('/admin/users');
  await page
    .getByRole('row', { name: /Tomasz/ })
    .getByRole('button')
    .first()
    .click();
  const theirs = page.getByRole('region', { name: 'When they are away' });
  await expect(theirs.getByRole('listitem')).toContainText('holiday, Nasreen Akhtar covers');
  await expectAccessible(page);
  await theirs.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The absence is removed.')).toBeAttached();
  await expect(theirs.getByRole('listitem')).toHaveCount(0);

  // Back early, who was away since yesterday sees what others did meanwhile.
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'ROLE_STAFF', '/admin/sign-in');
  await own.getByLabel('First day away').fill(addDays(today(), -1));
  await own.getByLabel('Last day away').fill(addDays(today(), 1));
  await own.getByRole('button', { name: 'Save absence' }).click();
  await own.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(0);
  // Also who follows the link before its part has come.
  const { promise: asked, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route(`**${taskCalls.readAbsenceSummary.path}`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/admin');
  await expect(page.getByText(/^You were away until/)).toBeVisible();
  await page.getByRole('link', { name: 'What happened meanwhile' }).click();
  letAnswer();
  await expect(page.locator('#today-back')).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
