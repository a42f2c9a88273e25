import { expect } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { expectAccessible, signIn, test } from '../browser/product.ts';

test('an episode is closed with its reason, opened again within a day, and a person who returns has a new one', async ({
  page,
}) => {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  await signIn(page);
  await page.goto('/admin/crm/patients');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const answer = await page.request.post('/api/crm/patient', {
    data: {
      referralPersonalDetails: { firstName: 'Zubeda', lastName: 'Comesback', dob: '1979-02-03' },
      referralProject: { project: 'counselling' },
    },
    headers: { authorization, 'idempotency-key': 'comes-back' },
  });
  const { referralId: patientId } = (await answer.json()) as { referralId: string };
  await page.goto(`/admin/task?patient=${patientId}`);
  const main = page.getByRole('main');
  await main.getByLabel('What is to be done').fill('Return her forms.');
  await main.getByLabel('For whom').selectOption({ index: 1 });
  await main.getByLabel('Until when').fill(addDays(today(), 3));
  await main.getByRole('button', { name: 'Save task' }).click();
  await expect(main.getByRole('region', { name: 'Tasks' })).toContainText('Return her forms.');
  await main.getByRole('link', { name: /^Episode 1, since/ }).click();

  await main.getByRole('button', { name: 'Close the episode' }).click();
  await expect(main.getByRole('form', { name: 'Closing' })).toBeVisible();
  await main.getByRole('button', { name: 'Close the episode' }).click();
  await expect(main.getByRole('link', { name: 'Please choose why the episode ends.' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Please tick who has been told, or that nobody was.' })).toBeVisible();
  await main.getByLabel('Why it ends').selectOption('Stopped coming');
  await main.getByLabel('What came of it').selectOption('Feels somewhat better');
  await main.getByLabel('In your own words').fill('Two letters without an answer.');
  await expectAccessible(page);
  // The typed words are still there after opening another screen and returning.
  await expect(main.getByText('Draft kept')).toBeVisible();
  await page.reload();
  await main.getByRole('button', { name: 'Restore' }).click();
  await expect(main.getByLabel('In your own words')).toHaveValue('Two letters without an answer.');
  await main.getByLabel('The GP').check();
  // What somebody is still to do for the person is named, and the form asks.
  const planned = main.getByRole('region', { name: 'What is planned' });
  await expect(planned).toContainText('Return her forms.');
  await main.getByRole('button', { name: 'Close the episode' }).click();
  await expect(main.getByRole('link', { name: 'Please choose what becomes of the open tasks.' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await planned.getByLabel('They end, because the episode has ended').check();
  await page.setViewportSize({ width: 1280, height: 900 });
  await main.getByRole('button', { name: 'Close the episode' }).click();
  await expect(main.getByRole('definition').filter({ hasText: 'Stopped coming' })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: /^the GP on/ })).toBeVisible();
  await expect(main.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(main.getByText('Return her forms.')).toHaveCount(0);
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Open it again' }).click();
  await main.getByLabel('Why it is opened again').fill('She rang this afternoon.');
  await main.getByRole('button', { name: 'Open it again' }).click();
  await expect(main.getByText('Active', { exact: true })).toBeVisible();

  // The dialog asks for the reason, and then closes.
  await page.goto(`/admin/crm/patient/${patientId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await main.getByRole('button', { name: 'Deactivate Zubeda Comesback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that you want to deactivate this patient.' });
  await dialog.getByLabel('Why it ends').selectOption('Moved away');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(main.getByRole('link', { name: /^Episode 1, .*: moved away$/ })).toBeVisible();

  await main.getByRole('link', { name: 'Open it again, or begin a new episode' }).click();
  await main.getByRole('button', { name: 'Open a new episode' }).click();
  await main.getByLabel('Who referred them').selectOption('Family or a friend');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Open a new episode' }).click();
  await expect(main.getByRole('heading', { name: 'Episode 2' })).toBeVisible();
  await page.goto(`/admin/crm/patient/${patientId}`);
  await expect(main.getByRole('link', { name: /^Episode 2, since .*; first stay \d{4}: moved away$/ })).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Came back: episode 2')).toBeVisible();
  await expect(timeline.getByText('Opened again')).toBeVisible();
});
