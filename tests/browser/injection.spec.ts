/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { injectionCorpus } from '../support/injection-corpus.ts';
import { authorize } from './add-patient.ts';
import { openHere } from './open-here.ts';
import { signIn, test } from './product.ts';

// The texts sent at once; more would make one long page without proving more.
const name = (payload: string) => payload.slice(0, 100);
const half = (at: 0 | 1) => injectionCorpus.filter((_, index) => index % 2 === at);

/** Detects what a text may have done to a page: run code, load something from elsewhere, or become a part of it. */
const watch = async (page: Page) => {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('planted.example')) seen.push(`a request to ${request.url()}`);
  });
  await page.exposeFunction('planted', () => seen.push(`a script ran at ${page.url()}`));
  return seen;
};

/** Expects that a text is on the page as it was sent, and that it made no element of the page. */
const expectOnlyText = async (page: Page, seen: string[]) => {
  const made = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.getAttributeNames().some((attribute) => /^on/.test(attribute)) ||
          ['href', 'src', 'action', 'data', 'content'].some((attribute) =>
            /^(javascript:|data:text)|planted\.example/i.test(element.getAttribute(attribute) ?? ''),
          ) ||
          (['SCRIPT', 'STYLE', 'IFRAME', 'BASE'].includes(element.tagName) && element.textContent.includes('planted')),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(made).toEqual([]);
  expect(seen).toEqual([]);
};

const send = async (page: Page, path: string, data: object, headers: Record<string, string> = {}) => {
  const answer = await page.request.post(path, { data, headers });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(201);
  return await answer.json();
};

const expectSettled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Please Wait')).toHaveCount(0);
};

test('what strangers write to us is text on every screen that shows it', async ({ page }) => {
  const seen = await watch(page);
  await signIn(page, 'ROLE_ADMIN');
  const message = injectionCorpus.join('\n');
  const { contactId } = await send(page, '/api/contact', {
    firstName: name(half(0)[0] ?? ''),
    lastName: name(half(1)[0] ?? ''),
    phone: '07700 900456',
    message,
  });
  for (const address of ['/admin?show=messages', `/admin/message/${contactId}`]) {
    await page.goto(address);
    await expectSettled(page);
    await expectOnlyText(page, seen);
  }
  for (const payload of injectionCorpus) await expect(page.getByText(payload).first()).toBeVisible();
});

test('what is not text is noticed, so that the tests here can fail', async ({ page, productUrl }) => {
  const seen = await watch(page);
  await page.route(`${productUrl}/planted-page`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>A page</h1>${injectionCorpus[2]}` }),
  );
  await page.goto('/planted-page');
  await expect.poll(() => seen).toEqual([expect.stringContaining('a script ran')]);
  await expect(expectOnlyText(page, [])).rejects.toThrow('onerror=');
});

test('what a form without scripts gives back is text', async ({ page, productUrl }) => {
  const seen = await watch(page);
  const posted: Record<string, string>[] = [
    // Refused: the form is returned filled in. Accepted: the answers are shown for checking.
    { firstName: name(injectionCorpus[1] ?? ''), lastName: '', email: '"><svg onload=planted()>', message: '' },
    {
      firstName: 'A',
      lastName: name(injectionCorpus[2] ?? ''),
      phone: '07700 900456',
      message: injectionCorpus.join(' '),
    },
  ];
  for (const fields of posted) {
    const answer = await page.request.post('/api/contact', { form: fields, headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(html).toMatch(/&lt;(img|svg) /);
    const policy = answer.headers()['content-security-policy'] ?? '';
    // Once with the policy of the answer, once without: the escaping has to be enough by itself.
    const withAndWithout: Record<string, string>[] = [{ 'content-security-policy': policy }, {}];
    for (const headers of withAndWithout) {
      await page.route(`${productUrl}/planted-page`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html, headers }),
      );
      await page.goto('/planted-page');
      await expectOnlyText(page, seen);
      await page.unroute(`${productUrl}/planted-page`);
    }
  }
});

test('what is written on a record is text on every screen of it, and no name is in an address', async ({ page }) => {
  const seen = await watch(page);
  await signIn(page, 'ROLE_ADMIN');
  const headers = await authorize(page);
  const [firstName = '', lastName = ''] = ['<img src=x onerror=planted()>', '"><svg onload=planted()>'];
  const { referralId: patientId } = await send(
    page,
    '/api/crm/patient',
    {
      referralPersonalDetails: {
        firstName,
        lastName,
        phone: '07700 900456',
        address: half(0).join('\n').slice(0, 500),
        awareness: half(1).join('\n').slice(0, 1000),
        postcode: '"><b>',
      },
    },
    headers,
  );
  await send(page, '/api/crm/casenote', { referralId: patientId, caseNote: injectionCorpus.join('\n') }, headers);
  await send(
    page,
    '/api/crm/externalreferral',
    {
      referralId: patientId,
      serviceType: '<svg onload=planted()>',
      description: injectionCorpus.join('\n').slice(0, 900),
      withoutConsent: '<img src=x onerror=planted()>',
    },
    headers,
  );
  for (const address of [
    '/admin?show=referrals',
    '/admin/crm/patients',
    `/admin/referral/${patientId}`,
    `/admin/crm/patient/${patientId}`,
    `/admin/contact/${patientId}`,
    `/admin/crm/casenotes/${patientId}`,
    `/admin/crm/newcasenotes/${patientId}`,
    `/admin/crm/external/${patientId}`,
    `/admin/crm/data/${patientId}`,
    `/admin/crm/phq/${patientId}`,
  ]) {
    await test.step(address, async () => {
      await openHere(page, address);
      await expectSettled(page);
      await expectOnlyText(page, seen);
      expect(decodeURIComponent(page.url())).not.toMatch(/onerror|onload/);
    });
  }
});
