import { expect } from '@playwright/test';
import { readPdf } from '../support/read-pdf.ts';
import { authorize, openNewPatient } from './add-patient.ts';
import { openPatient } from './open-patient.ts';
import { signIn, startSession, test } from './product.ts';
import { editGroup } from './record-screens.ts';

test('every sheet of a printed record has the name, the date of birth and the id', async ({ page }) => {
  await startSession(page);
  const authorization = await authorize(page);
  const content = Array.from({ length: 120 }, (_, n) => `Line ${n}: she has not slept well since the spring.`);
  const data = {
    referralPersonalDetails: { firstName: 'Parveen', lastName: 'Longrecord', dob: '1971-06-05', address: '1 Mill Row' },
    referralContent: { content: content.join('\n') },
    referralOtherAgencies: Array.from({ length: 12 }, (_, n) => `Agency ${n}, somewhere in Leeds`),
  };
  const add = (key: string) =>
    page.request.post('/api/crm/patient', { data, headers: { ...authorization, 'idempotency-key': key } });
  await add('the-first-of-the-two-parveens');
  const answer = await add('the-second-of-the-two-parveens');
  const { referralId: patientId, reference } = (await answer.json()) as { referralId: string; reference: string };
  await page.goto(`/admin/crm/patient/${patientId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Parveen Longrecord' })).toBeVisible();
  await expect(page.getByText('Added as a new patient')).toBeVisible();
  await expect(page.getByText('Somebody like this')).toBeVisible();
  // What is on paper alone is loaded after the record.
  await expect(page.locator('article th').filter({ hasText: 'born 5 Jun 1971' })).toBeAttached();
  const { pages, pack } = await readPdf(await page.pdf({ format: 'A4' }));
  expect(pages.length).toBeGreaterThanOrEqual(3);
  for (const printedPage of pages)
    expect(printedPage).toContain(pack(`Parveen Longrecord, born 5 Jun 1971, reference ${reference}`));
  const all = pages.join('');
  const printed = [
    'Line 0:',
    'Line 119:',
    'Agency 11',
    'Confidential',
    '1 Mill Row',
    'Not asked yet. Ring only, leave no message,',
    'No signature',
  ];
  for (const words of printed) expect(all).toContain(pack(words));
  // Advice on the screen would be other people's data on paper.
  const left = ['Somebody like this', 'Print this record', 'Find a patient', 'Sign out', 'Assign to'];
  for (const words of left) expect(all).not.toContain(pack(words));
});

test('a record takes the whole width of a sheet on its side, and what was just saved is not on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1123, height: 794 });
  await startSession(page);
  await openNewPatient(page, 'Nusrat Sideways');
  await editGroup(page, 'GP');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByText('GP: saved.');
  await expect(saved).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(saved).toBeHidden();
  const box = await page.getByRole('table').boundingBox();
  expect(box?.width).toBeGreaterThan(900);
});

test('on paper a record has nothing to click', async ({ page }) => {
  await signIn(page);
  await openPatient(page, 'Kulsoom Jan');
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('columnheader', { name: /Kulsoom Jan, born 3.Mar.1991, reference \w{3}-\w{3}/ }),
  ).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
