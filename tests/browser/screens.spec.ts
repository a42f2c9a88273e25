import { expect, type Page } from '@playwright/test';
import { everyScreen, screens } from '../../shared/screens.ts';
import { openHere } from './open-here.ts';
import { openOrganisationMenu, signIn, test } from './product.ts';
import { expectRedIsDanger } from './red-is-danger.ts';
import { expectReadableAtBothWidths } from './widths.ts';

const readFirstId = async (page: Page, list: string, link: RegExp): Promise<string> => {
  await page.goto(list);
  const href = await page.getByRole('table').getByRole('link', { name: link }).first().getAttribute('href');
  const id = href?.split('/').at(-1)?.split('?')[0];
  if (!id) throw new Error(`${list} links to nothing`);
  return id;
};

type Place = { address: string; title: string };

const sweep = async (page: Page, places: Place[]): Promise<void> => {
  let shown = '';
  for (const { address, title } of places) {
    await test.step(address, async () => {
      // Two screens of one name in a row could not be told apart.
      await (title === shown ? page.goto(address) : openHere(page, address));
      shown = title;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Please Wait')).toHaveCount(0);
      await expectReadableAtBothWidths(page);
      await expectRedIsDanger(page);
    });
  }
};

const staffScreens = everyScreen.filter((screen) => 'title' in screen);
const withId = (path: string, id: string) => path.replace(/:id\??/, id);
const isOfPatient = ({ about }: { about?: 'patient' }) => about === 'patient';

test('every screen about messages, referrals, staff and the organisation is accessible and fits', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN');
  const group = await readFirstId(page, '/admin/groups', /circle/);
  // Not of today, which may be a bank holiday.
  const date = await readFirstId(page, `/admin/groups/${group}`, /\d{4}$/);
  const ids: Readonly<Record<string, string>> = {
    [screens.message.path]: await readFirstId(page, '/admin?show=messages', /View message/),
    [screens.group.path]: group,
    [screens.register.path]: group,
    [screens.referral.path]: await readFirstId(page, '/admin?show=referrals', /View referral info/),
  };
  const referral = ids[screens.referral.path] ?? '';
  await sweep(page, [
    ...staffScreens
      .filter((screen) => !isOfPatient(screen))
      .map(({ path, title }) => ({
        title,
        address: path.endsWith(':id?')
          ? path.slice(0, -'/:id?'.length)
          : withId(path, ids[path] ?? referral).replace(':date', date),
      })),
    { address: '/admin?show=messages', title: 'Messages' },
    { address: '/admin/crm/patients?worker=nobody', title: 'Patients' },
    { address: '/admin?show=referrals', title: 'Referrals' },
    { address: '/admin/users?show=new', title: 'Staff accounts' },
  ]);
});

test('the menu of whoever may do most is seen whole on a laptop', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN');
  await page.setViewportSize({ width: 1280, height: 800 });
  const menu = page.getByRole('navigation', { name: 'Staff' });
  await openOrganisationMenu(page);
  await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('every screen about one patient is accessible and fits', async ({ page }) => {
  await signIn(page);
  const patient = await readFirstId(page, '/admin/crm/overdue', /./);
  await sweep(page, [
    { address: '/admin/crm/phq', title: 'PHQ-9' },
    ...staffScreens.filter(isOfPatient).map(({ path, title }) => ({ title, address: withId(path, patient) })),
  ]);
});
