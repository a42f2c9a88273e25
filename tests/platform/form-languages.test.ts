import { afterEach, describe, expect, it, vi } from 'vitest';
import { inEveryLanguage } from '../../functions/kernel/http/every-language.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { firstFacts, organisation } from '../../shared/organisation/organisation.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { languages } from '../../shared/words/languages.ts';
import { ask } from '../support/ask.ts';
import { openPlainBrowser } from '../support/post-form.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const { post, send } = openPlainBrowser(product.url);
afterEach(() => void vi.unstubAllEnvs());

/** Names, numbers and typed words: the same in every language. A reference first, since one can begin with GP. */
const same =
  /[A-Z0-9]{3}-[A-Z0-9]{3}|NHS|Samaritans|Shout|A&amp;E|PDF|GP|DWP|CPA|WhatsApp|name@example\.org|https?:\S+|Zainab|Amina|Gurmukhi/g;

const wordsIn = (text: string): string[] => text.match(/[A-Za-z]{3,}/g) ?? [];
const ourName = new Set(wordsIn(`${firstFacts.longName} ${firstFacts.name} &amp;`));

/** The English words on a page, but for the organisation's name. */
const englishIn = (page: string) =>
  wordsIn(page.replaceAll(/<[^>]*>/g, ' ').replaceAll(same, '')).filter((word) => !ourName.has(word));

const readMessages = async () => {
  const { body } = await ask(product.url, messageCalls.listContacts, { params: { page: '1' }, headers });
  return messageCalls.listContacts.replies[200].parse(body).content;
};

describe.each(organisation.languages)('a form that is posted without scripts in %s', (key) => {
  const query = `?language=${key}`;
  const { dir } = languages[key];

  it('comes back in its language, with what is wrong and what was typed', async () => {
    const { messages, forms } = await inEveryLanguage.wordsIn(key);
    const { status, page } = await post(`/api/contact${query}`, [
      ['email', 'no'],
      ['phone', 'none'],
      ['message', ''],
    ]);
    expect(status).toBe(400);
    expect(page).toContain(`<html lang="${key}" dir="${dir}">`);
    for (const text of [messages.email, messages.phone, messages.contactMessage, forms.problem]) {
      expect(page).toContain(text);
    }
    expect(page).toContain(`action="/api/contact${query}"`);
    expect(page).toContain(`href="/${key}/contact"`);
    expect(page).toContain('value="none"');
    expect(englishIn(page)).toEqual([]);
  });

  it('asks every question of a referral in its language', async () => {
    const { status, page } = await post(`/api/referral${query}`, [['referralAudience.audience', 'me']]);
    expect(status).toBe(400);
    expect(englishIn(page)).toEqual([]);
  });

  it('is shown before it is sent, leads to the thanks in its language, and staff see which it was', async () => {
    const message: [string, string][] = [
      ['message', `\u0a2e\u0a26\u0a26 ${key}`],
      ['phone', '07700 900456'],
    ];
    const { page } = await post(`/api/contact${query}`, message);
    expect(page).toContain(`<html lang="${key}" dir="${dir}">`);
    expect(page).toContain('<dd dir="auto">');
    expect(await send(`/api/contact${query}`, message)).toMatchObject({
      status: 303,
      location: `/${key}/contact/sent`,
    });
    expect((await readMessages())[0]).toMatchObject({ writtenIn: key });
    const ringBack: [string, string][] = [['phone', '07700 900457']];
    const asked = await send(`/api/ring-back${query}`, ringBack);
    expect(asked.page).toContain(`href="/${key}/contact/sent"`);
    expect((await readMessages())[0]).toMatchObject({ writtenIn: key, ringBack: { service: '' } });
  });

  it('leads a referral to its reference, the state and the mails in its language', async () => {
    const { acknowledgement, referralStatus, referralSent } = await inEveryLanguage.wordsIn(key);
    const email = `written.${key}@mail.example`;
    const { location } = await send(`/api/referral${query}`, [
      ['referralPersonalDetails.firstName', 'Zainab'],
      ['referralPersonalDetails.lastName', `Amina ${key}`],
      ['referralPersonalDetails.dob', '1990-05-04'],
      ['referralPersonalDetails.email', email],
      ['referralSafeContact.methods', 'email'],
    ]);
    expect(location).toMatch(new RegExp(`^/referral-success/\\w{3}-\\w{3}\\?language=${key}$`));
    const reference = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(location ?? '')?.[0] ?? '';
    const thanks = await (await fetch(product.url + location)).text();
    expect(thanks).toContain(`<html lang="${key}" dir="${dir}">`);
    expect(thanks).toContain(referralSent.text);
    for (const line of ['tel:999', 'tel:111', 'tel:116123', 'sms:85258']) expect(thanks).toContain(line);
    expect(englishIn(thanks)).toEqual([]);

    const [mail] = product.outbox.list().filter(({ to }) => to === email);
    expect(mail?.subject).toBe(acknowledgement.person.subject);
    expect(mail?.text).toContain(acknowledgement.person.thanks);
    expect(englishIn(mail?.text ?? '')).toEqual([]);

    const right = await post(`/api/referral/status${query}`, [
      ['reference', reference],
      ['dob', '1990-05-04'],
    ]);
    expect(right.page).toContain(referralStatus.states.new.title);
    expect(englishIn(right.page)).toEqual([]);
    const wrong = await post(`/api/referral/status${query}`, [
      ['reference', 'K7M-4PX'],
      ['dob', '1990-05-05'],
    ]);
    expect(wrong.status).toBe(404);
    expect(wrong.page).toContain(referralStatus.notFound.slice(0, 20));

    const found = await ask(product.url, patientCalls.searchPatients, {
      params: { text: reference, page: '1' },
      headers,
    });
    const [row] = patientCalls.searchPatients.replies[200].parse(found.body).content;
    const read = await fetch(`${product.url}/api/referral/${row?.patientId}`, { headers });
    expect(await read.json()).toMatchObject({ writtenIn: key });
  });

  it('is refused in its language, with scripts too', async () => {
    const { messages, failures, errorPages } = await inEveryLanguage.wordsIn(key);
    const sent = await fetch(`${product.url}/api/contact${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(5000) }),
    });
    expect(await sent.json()).toMatchObject({
      errors: expect.arrayContaining([{ path: 'message', message: messages.tooLong('4,000') }]),
    });
    const other = await fetch(`${product.url}/api/contact${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    });
    expect(await other.json()).toEqual({ status: 403, message: failures.barred });
    const none = await fetch(`${product.url}/referral-success/no-reference${query}`);
    expect(await none.text()).toContain(errorPages.unknown.text);
  });
});

it('a form of no language that there is, is refused in English', async () => {
  const { status, page } = await post('/api/contact?language=xx', [['message', 'Hello']]);
  expect(status).toBe(400);
  expect(page).toContain('Please send this from one of the pages of our site.');
});

it('a form that was filled in in English stores no language', async () => {
  await send('/api/contact', [
    ['message', 'Hello'],
    ['phone', '07700 900456'],
  ]);
  expect((await readMessages())[0]).not.toHaveProperty('writtenIn');
});
