import { expect, type Page } from '@playwright/test';
import { addPatient, openNewPatient } from '../browser/add-patient.ts';
import { openHere } from '../browser/open-here.ts';
import { openPatient } from '../browser/open-patient.ts';
import { expectAccessible, signIn, startSession, test } from '../browser/product.ts';
import { atBothWidths, expectFitsAtBothWidths } from '../browser/widths.ts';

/** Loses every call to an address until told otherwise. */
const lose = async (page: Page, address: string) => {
  const abort = (route: { abort: () => Promise<void> }) => route.abort();
  await page.route(address, abort);
  return () => page.unroute(address, abort);
};
const lost = 'We could not reach our service.';
const again = { name: 'Try again' };

test('a patient in the address is awaited, and is not called unknown when nothing could be read', async ({ page }) => {
  await signIn(page);
  await openPatient(page, 'Nusrat Bibi');
  const id = page.url().slice(-26);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/referral/*', async (route) => {
    await answered;
    await route.abort();
  });
  await page.goto(`/admin/crm/newcasenotes/${id}`);
  await expect(page.getByText('Please Wait')).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  answer();
  await expect(page.getByText(`The patient in this address could not be read. ${lost}`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/referral/*');
  await page.getByRole('button', again).click();
  await expect(page.getByText('Choose another patient')).toBeVisible();
  await page.goto('/admin/crm/newcasenotes/01J00000000000000000000000');
  await expect(page.getByText('The patient in this address could not be found.')).toBeVisible();
});

test('parts of a record that could not be read say so, and are read again when asked', async ({ page }) => {
  await signIn(page);
  await openPatient(page, 'Kulsoom Jan');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const find = await lose(page, '**/api/crm/patient/*/summary');
  await page.reload();
  const alert = timeline.getByRole('alert').filter({ hasText: lost });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await find();
  await alert.getByRole('button', again).click();
  // They are read together: what one asks for again is there for all.
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: lost })).toHaveCount(0);
  // Any dated entry: other tests write about the same patient.
  await expect(timeline).toContainText(/\d\s\w+\s20\d\d,\s\d\d:\d\d/);
  // Every author in the demonstration works here.
  await expect(
    page
      .getByRole('main')
      .getByText(/Tomasz Brzezicki|Nasreen Akhtar/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Former colleague')).toHaveCount(0);
});

test('parts of a record appear together, so that nothing moves from under a press', async ({ page }) => {
  await signIn(page);
  await openPatient(page, 'Kulsoom Jan');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/crm/patient/*/summary', async (route) => {
    await answered;
    await route.continue();
  });
  const tests = page.waitForResponse('**/api/crm/standing/*');
  await page.reload();
  await tests;
  await expect(page.getByRole('heading', { level: 1, name: 'Kulsoom Jan' })).toBeVisible();
  await expect(page.getByText('Please Wait')).toBeVisible();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
  answer();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(/\d\s\w+\s20\d\d/);
});

atBothWidths(() =>
  test('the head of a patient that comes late moves no question from under a press', async ({ page }) => {
    await startSession(page);
    const id = await addPatient(page, 'Kulsoom Late');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/referral/${id}`, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`/admin/crm/gad/${id}`);
    const question = page.getByRole('group').first();
    await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();
    const before = await question.boundingBox();
    answer();
    await expect(page.getByRole('navigation', { name: 'This patient' })).toBeVisible();
    const after = await question.boundingBox();
    // Less than half of an answer, which is a row of 44 px.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? Number.NaN))).toBeLessThan(22);
  }),
);

test('how a note read before is never silently missing', async ({ page }) => {
  const words = 'Rang, nobody there.';
  await startSession(page);
  await openNewPatient(page, 'Shahida Rung');
  await page.getByRole('link', { name: 'Write a case note' }).click();
  await page.getByLabel('Case note').fill(words);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Read the notes' }).click();
  const note = page.getByRole('group').filter({ hasText: 'Rang, nobody th…' }).first();
  await note.getByRole('button', { name: 'Amend this note' }).click();
  await page.getByLabel('The note, amended').fill('Rang, nobody there. Rang again at six.');
  await page.route('**/api/crm/casenote/*/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(note.getByText('Rang again at six.')).toBeVisible();
  const alert = note.getByRole('alert').filter({ hasText: lost });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/crm/casenote/*/*');
  await alert.getByRole('button', again).click();
  await expect(note.getByText(words, { exact: true })).toBeVisible();
});

test('a name as long as names may be breaks, and no screen of the person and no list scrolls sideways', async ({
  page,
}) => {
  await startSession(page);
  const longName = `${'Venkatanarasimharajuvaripetaparthasarathy'.repeat(2)} ${'Longname'.repeat(10)}`;
  const patientId = await addPatient(page, longName);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const screen of ['patient', 'casenotes', 'newcasenotes', 'external', 'phq', 'data']) {
    await openHere(page, `/admin/crm/${screen}/${patientId}`);
    await expect(page.getByText(/^Venkata/).first()).toBeVisible();
    await expectFitsAtBothWidths(page);
  }
  for (const list of ['/admin?show=referrals&state=contacted&order=newest', '/admin/crm/patients']) {
    await openHere(page, list);
    await expect(
      page
        .getByRole('main')
        .getByText(/^Venkata/)
        .first(),
    ).toBeVisible();
    await expectFitsAtBothWidths(page);
  }
});
