import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { addPatient, authorize } from '../browser/add-patient.ts';
import { expectAccessible, findToken, signIn, signInAlone, signInFrom, test } from '../browser/product.ts';

const texts = z.array(z.object({ to: z.string(), text: z.string() }));
const safe = {
  referralPersonalDetails: { dob: '1990-05-04', phone: '07700 900456' },
  referralSafeContact: { methods: ['text' as const] },
};

const choose = async (page: Page, answer: string, button = 'Next') => {
  await page.getByRole('radio', { name: answer, exact: true }).check();
  await page.getByRole('button', { name: button }).click();
};

/** Answers the questions in turn, the last one with an answer of its own. */
const answerPhq = async (page: Page, last: string) => {
  for (let question = 1; question <= 8; question += 1) {
    await expect(page.getByText(`Question ${question} of 9`)).toBeVisible();
    await choose(page, 'Several days');
  }
  await choose(page, last);
};

/** The link in the latest text, with the address of this machine. */
const readLink = async (page: Page): Promise<string> => {
  const outbox = texts.parse(await (await page.request.get('/local/outbox')).json());
  const link = outbox.flatMap(({ text }) => /\/answers\/[\w-]{43}/.exec(text) ?? [])[0];
  if (!link) throw new Error('No link was texted');
  return link;
};

const readScores = async (page: Page, patientId: string) => {
  const path = questionnaireCalls.listScores.path.replace('{patientId}', patientId).replace('{page}/{size}', '1/6');
  const answer = await page.request.get(path, { headers: await authorize(page) });
  return questionnaireCalls.listScores.replies[200].parse(await answer.json()).content;
};

// As people have it: the browser keeps whole pages for its back button, and everything it stores is its own.
test.use({ hasPageCache: true });

test('the tablet, once handed over it opens the questions and nothing else, until the password is given', async ({
  page,
  context,
}) => {
  await signInAlone(page);
  const lastName = 'Handedover';
  const id = await addPatient(page, `Amina ${lastName}`, safe);
  const token = (await findToken(page)) ?? '';
  const record = patientCalls.readReferral.path.replace('{id}', id);
  const other = await context.newPage();
  await other.goto(`/admin/crm/patient/${id}`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(lastName);
  await page.goto(`/admin/crm/patient/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);
  await page.getByRole('main').getByRole('link', { name: 'Record a session' }).click();
  await page.getByLabel('Case note').fill('She was early, and tired.');
  await page.getByText('Let them answer by themselves').click();
  await page.getByRole('checkbox', { name: 'GAD-7' }).uncheck();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hand over the tablet' }).click();
  await page.getByRole('button', { name: 'Sign out and hand over' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Some questions for you' })).toBeVisible();
  const address = page.url();

  const expectNothing = async (on: Page) => {
    const stored = await on.evaluate(async () => ({
      html: document.documentElement.outerHTML,
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored.html).not.toContain(lastName);
    expect(stored).toMatchObject({ local: [], tab: [], caches: [], databases: [], workers: 0 });
    expect((await on.request.get(record)).status()).toBe(401);
  };
  // 1. The storage of the page and the browser, and the reply to a call from it.
  await expectNothing(page);
  expect(await context.cookies()).toEqual([]);
  // 2. The token that was copied before: it is void.
  const copied = await page.request.get(record, { headers: { authorization: `Bearer ${token}` } });
  expect(copied.status()).toBe(401);
  // 3. The other tab, in which the record was open.
  await expect(other).toHaveURL(/\/signin\/signed-out/);
  await expectNothing(other);
  // 4. Load again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Some questions for you' })).toBeVisible();
  // 5. The typed address of the record; and of the session that was being written.
  for (const path of [`/admin/crm/patient/${id}`, `/admin/crm/session/${id}`, '/admin']) {
    await page.goto(path);
    await expect(page.getByText('you are unauthorised', { exact: false })).toBeVisible();
    await expectNothing(page);
  }
  // 6. A new tab, which would join an open session.
  const fresh = await context.newPage();
  await fresh.goto(`/admin/crm/patient/${id}`);
  await expect(fresh.getByText('you are unauthorised', { exact: false })).toBeVisible();
  await expectNothing(fresh);
  await fresh.close();
  // 7. Back, to the earlier screens.
  await page.goto(address);
  for (let steps = 0; steps < 5; steps += 1) {
    const moved = page.waitForEvent('framenavigated');
    // Not in the call itself: the page that answers it may be gone before it has.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await moved;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.content()).not.toMatch(/Handedover|She was early/);
  }

  await page.goto(address);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('reads your answers today')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expectAccessible(page);
  expect(page.url()).not.toContain(id);
  await answerPhq(page, 'Several days');
  await expect(page.getByRole('heading', { name: 'Thank you for informing us' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '999 or A&E' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please give the tablet back.')).toBeVisible();
  await expectNothing(page);
  // 8. The address of the tablet, once more: the request is over.
  const again = await context.newPage();
  await again.goto(address);
  await again.getByRole('button', { name: 'Start' }).click();
  await expect(again.getByRole('heading', { name: 'This did not open' })).toBeVisible();
  await again.close();

  await page.getByRole('link', { name: 'Staff: sign in' }).click();
  await signInFrom(page);
  await expect(page).toHaveURL(`/admin/crm/session/${id}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Case note')).toHaveValue('She was early, and tired.');
  expect(await readScores(page, id)).toMatchObject([{ questionType: 'phq', answeredBy: 'tablet' }]);
});

test('a link that staff send is answered at home, and the record says by whom', async ({ page, browser, baseURL }) => {
  await signIn(page);
  const id = await addPatient(page, 'Amina Athome', safe);
  await page.goto(`/admin/crm/data/${id}`);
  const choice = page.getByRole('region', { name: 'Answers by themselves' });
  await expect(choice.getByText('No link by email: they have not said that it is safe.')).toBeVisible();
  await choice.getByRole('checkbox', { name: 'GAD-7' }).uncheck();
  await choice.getByRole('checkbox', { name: 'Feedback' }).check();
  await choice.getByRole('button', { name: 'Send a link by text' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(choice.getByText('sent, not opened yet')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 700 } });
  const home = await context.newPage();
  await home.goto(await readLink(page));
  await expectAccessible(home);
  await expect(home.locator('body')).not.toContainText(/BCA|health/i);
  await home.getByRole('link', { name: 'اردو' }).click();
  await expect(home.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(home);
  await home.getByRole('link', { name: 'English' }).click();
  await home.getByLabel('Date of birth').fill('1990-05-05');
  await home.getByRole('button', { name: 'Continue' }).click();
  await expect(home.getByRole('heading', { name: 'This did not open' })).toBeVisible();
  await home.getByRole('link', { name: 'Try again' }).click();
  await home.getByLabel('Date of birth').fill('1990-05-04');
  await home.getByRole('button', { name: 'Continue' }).click();
  await expect(home.getByText('on our next working day')).toBeVisible();
  await home.getByRole('button', { name: 'Start' }).click();
  await choose(home, 'Not at all');
  // Half-answered, and opened again.
  await home.goto(await readLink(page));
  await home.getByLabel('Date of birth').fill('1990-05-04');
  await home.getByRole('button', { name: 'Continue' }).click();
  await home.getByRole('button', { name: 'Start' }).click();
  await expect(home.getByText('Question 2 of 9')).toBeVisible();
  await home.getByRole('button', { name: 'Back' }).click();
  await expect(home.getByRole('radio', { name: 'Not at all' })).toBeChecked();
  await expectAccessible(home);
  await home.getByRole('button', { name: 'Clear my answer' }).click();
  await expect(home.getByText('Question 1 of 9')).toBeVisible();
  await expect(home.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(home.getByRole('button', { name: 'Clear my answer' })).toHaveCount(0);
  await answerPhq(home, 'Not at all');
  await expect(home.getByRole('heading', { name: 'What was it like to come to us?' })).toBeVisible();
  await expectAccessible(home);
  await home.getByRole('button', { name: 'Leave this out' }).click();
  await expect(home.getByText('Your answers have been sent.')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(choice.getByText(/answered, \d/)).toBeVisible();
  await expect(page.getByText('answered by the person themselves (link)').first()).toBeVisible();
});

test('the same link is answered without scripts', async ({ page, browser, baseURL }) => {
  await signIn(page);
  const id = await addPatient(page, 'Amina Noscript', safe);
  const asked = await page.request.post(questionnaireCalls.askForAnswers.path.replace('{patientId}', id), {
    data: { way: 'text', questionnaires: ['phq'], feedback: false, language: 'en' },
    headers: await authorize(page),
  });
  expect(asked.status()).toBe(201);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const home = await context.newPage();
  await home.goto(await readLink(page));
  await home.getByLabel('Date of birth').fill('1990-05-04');
  await home.getByRole('button', { name: 'Continue' }).click();
  await home.getByRole('button', { name: 'Start' }).click();
  await answerPhq(home, 'Nearly every day');
  await expect(home.getByRole('heading', { name: 'Thank you for informing us' })).toBeVisible();
  await expect(home.getByRole('link', { name: '116 123' })).toBeVisible();
  await home.getByRole('button', { name: 'Continue' }).click();
  await expect(home.getByText('Your answers have been sent.')).toBeVisible();
  await home.reload();
  await expect(home.getByText('Your answers have been sent.')).toBeVisible();
  await context.close();
  expect(await readScores(page, id)).toMatchObject([{ score: 11, answeredBy: 'link' }]);
});
