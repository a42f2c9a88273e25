import { afterEach, describe, expect, it, vi } from 'vitest';
import { messageCalls } from '../../shared/messages/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { ask } from '../support/ask.ts';
import { openPlainBrowser } from '../support/post-form.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);

const { post, confirm, send } = openPlainBrowser(product.url);

const referral: [string, string][] = [
  ['referralPersonalDetails.firstName', 'Zainab'],
  ['referralPersonalDetails.lastName', 'Posted'],
  ['referralPersonalDetails.dob', '1990-01-31'],
  ['referralPersonalDetails.mobile', '07700 900321'],
  ['referralSafeContact.methods', 'text'],
  ['referralRiskAssessment.alone', 'yes'],
  ['referralOtherAgencies', 'Gurdwara kitchen'],
  ['referralOtherAgencies', ''],
  ['website', ''],
];

describe('a form posted by a browser without scripts', () => {
  it('stores a contact message once, however often it is sent, and leads to the thanks', async () => {
    const message: [string, string][] = [
      ['firstName', 'Amina'],
      ['lastName', 'Without-Scripts'],
      ['email', ''],
      ['phone', '07700 900456'],
      ['message', 'Please ring me.'],
      ['safeContact.methods', 'call'],
      ['safeContact.leaveMessage', 'no'],
    ];
    expect(await send('/api/contact', message)).toMatchObject({ status: 303, location: '/contact/sent' });
    expect(await send('/api/contact', message)).toMatchObject({ status: 303, location: '/contact/sent' });
    const list = await ask(product.url, messageCalls.listContacts, { params: { page: '1' }, headers });
    const { content } = messageCalls.listContacts.replies[200].parse(list.body);
    expect(content).toHaveLength(1);
    const read = await ask(product.url, messageCalls.readContact, {
      params: { id: content[0]?.contactId ?? '' },
      headers,
    });
    expect(read.body).toMatchObject({
      lastName: 'Without-Scripts',
      safeContact: { methods: ['call'], leaveMessage: 'no', sayWhoWeAre: '' },
    });
  });

  it('takes a contact message from somebody who gives no name', async () => {
    const message: [string, string][] = [
      ['firstName', ''],
      ['lastName', ''],
      ['email', 'asks@mail.example'],
      ['phone', ''],
      ['message', 'May I ask you something first?'],
    ];
    expect(await send('/api/contact', message)).toMatchObject({ status: 303, location: '/contact/sent' });
    const list = await ask(product.url, messageCalls.listContacts, { params: { page: '1' }, headers });
    expect(messageCalls.listContacts.replies[200].parse(list.body).content[0]).toMatchObject({
      firstName: '',
      lastName: '',
    });
  });

  it('stores a referral and leads to its reference number', async () => {
    const { status, location } = await send('/api/referral', referral);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/referral-success\/\w{3}-\w{3}$/);
    const reference = location?.split('/').at(-1);
    const thanks = await fetch(product.url + location);
    expect(thanks.status).toBe(200);
    expect(thanks.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(thanks.headers.get('cache-control')).toBe('no-store');
    const shown = await thanks.text();
    expect(shown).toContain('Your referral has been accepted and will be answered in due course.');
    expect(shown).toContain(`<strong>${reference}</strong>`);
    const found = await ask(product.url, patientCalls.searchPatients, {
      params: { text: reference ?? '', page: '1' },
      headers,
    });
    const [row] = patientCalls.searchPatients.replies[200].parse(found.body).content;
    const read = await fetch(`${product.url}/api/referral/${row?.patientId}`, { headers });
    expect(await read.json()).toMatchObject({
      referralPersonalDetails: { lastName: 'Posted', mobile: '07700 900321' },
      referralSafeContact: { methods: ['text'] },
      referralRiskAssessment: { alone: true, selfHarm: false },
      referralOtherAgencies: ['Gurdwara kitchen'],
    });
  });

  it('stores no answer to a question that was not asked of that person, and says its condition in words', async () => {
    const { page } = await post('/api/referral', [['referralAudience.audience', 'me']]);
    expect(page).toContain('Only if you chose ‘No’ at ‘Has the person agreed to this referral?’.');
    expect(page).toMatch(/name="referralAudience.audience" value="me"[^>]* checked/);
    const { location } = await send('/api/referral', [
      ...referral.map(([name, value]): [string, string] => [name, value === 'Posted' ? 'Asked' : value]),
      ['referralAudience.audience', 'me'],
      ['referralReferrer.firstName', 'Nobody'],
    ]);
    const thanks = await (await fetch(product.url + location)).text();
    expect(thanks).toContain('we ring within one working day, only in ways you said are safe');
    for (const line of ['tel:999', 'tel:111', 'tel:116123', 'sms:85258']) expect(thanks).toContain(line);
    const found = await ask(product.url, patientCalls.searchPatients, {
      params: { text: 'Zainab Asked', page: '1' },
      headers,
    });
    const [row] = patientCalls.searchPatients.replies[200].parse(found.body).content;
    const read = await fetch(`${product.url}/api/referral/${row?.patientId}`, { headers });
    expect(await read.json()).toMatchObject({
      referralAudience: { audience: 'me' },
      referralReferrer: { firstName: '' },
    });
  });

  it.each(['<b>call 0113 496 0000</b>', '01M5YXZYWAKE0RY5QY34VFXM3', "01M5YXZYWAKE0RY5QY34VFXM34'><script>", '%00'])(
    'shows nothing that is no reference number: %s',
    async (words) => {
      const answer = await fetch(`${product.url}/referral-success/${encodeURIComponent(words)}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<p>Sorry, that referral does not exist.</p>');
    },
  );

  it('comes back with what is wrong and everything that was typed', async () => {
    const { status, page } = await post('/api/referral', [
      ...referral.filter(([name]) => !name.endsWith('mobile')),
      ['referralPersonalDetails.address', ''],
      ['referralContent.content', 'She said: "<b>not</b> today" & left'],
    ]);
    expect(status).toBe(400);
    expect(page).toContain('Please give one way to reach');
    expect(page).toContain('href="#field-referralPersonalDetails.phone"');
    expect(page).toContain('value="Zainab"');
    expect(page).toContain('value="Gurdwara kitchen"');
    expect(page).toMatch(/value="text"[^>]* checked/);
    expect(page).toContain('She said: &quot;&lt;b&gt;not&lt;/b&gt; today&quot; &amp; left');
  });

  it('is refused when the field that no person sees was filled in', async () => {
    const { status, page } = await post('/api/referral', [
      ...referral.slice(0, -1),
      ['website', 'https://pills.example'],
    ]);
    expect(status).toBe(400);
    expect(page).toContain('Please leave this field empty.');
  });

  it('is no way into a call that has no form', async () => {
    const { status } = await post('/api/signin', [['username', 'a@bca.example']]);
    expect(status).toBe(400);
  });
});

describe('a form posted without scripts is shown before it is taken', () => {
  const message: [string, string][] = [
    ['firstName', 'Robina'],
    ['lastName', 'Ash'],
    ['phone', '07700 900457'],
    ['message', 'Buy <b>this</b>\r\nnow'],
  ];
  const countMessages = async () => {
    const { body } = await ask(product.url, messageCalls.listContacts, { params: { page: '1' }, headers });
    return messageCalls.listContacts.replies[200].parse(body).totalElements;
  };
  const tokenOf = (page: string) => /name="checked" value="([^"]*)"/.exec(page)?.[1] ?? '';
  afterEach(() => void vi.useRealTimers());
  const setUp = () => {
    vi.stubEnv('READING_MILLISECONDS', undefined);
    vi.useFakeTimers({ toFake: ['Date'] });
  };
  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  it('with what was filled in, and nothing is stored', async () => {
    setUp();
    const before = await countMessages();
    const { status, page } = await post('/api/contact', message);
    expect(status).toBe(200);
    expect(page).toContain('<h1>Check before you send</h1>');
    expect(page).toContain('<dt>Message</dt><dd dir="auto">Buy &lt;b&gt;this&lt;/b&gt;\r<br>now</dd>');
    expect(await countMessages()).toBe(before);
  });

  it('and is not accepted from who answers at once, but from who has had time to read it', async () => {
    setUp();
    const before = await countMessages();
    const first = await post('/api/contact', message);
    pass(1999);
    const second = await confirm('/api/contact', first.page);
    expect([second.status, tokenOf(second.page)]).toEqual([200, tokenOf(first.page)]);
    expect(first.page).not.toContain('too quick');
    expect(second.page).toContain('Please press Send once more.');
    expect(await countMessages()).toBe(before);
    pass(1);
    expect(await confirm('/api/contact', second.page)).toMatchObject({ status: 303, location: '/contact/sent' });
    expect(await countMessages()).toBe(before + 1);
  });

  it('and only with these words, on this form and on this day, is it accepted', async () => {
    setUp();
    const before = await countMessages();
    const { page } = await post('/api/contact', message);
    const token = tokenOf(page);
    pass(5000);
    const [at, signature] = token.split('.');
    for (const forged of ['', 'yes', `${Number(at) - 1}.${signature}`, `${at}.${'A'.repeat(43)}`, '%zz']) {
      expect(await post('/api/contact', [...message, ['checked', forged]])).toMatchObject({ status: 200 });
    }
    const others = message.map(([name, value]): [string, string] => [name, name === 'message' ? 'Other' : value]);
    expect(await post('/api/contact', [...others, ['checked', token]])).toMatchObject({ status: 200 });
    pass(24 * 60 * 60 * 1000);
    expect(await confirm('/api/contact', page)).toMatchObject({ status: 200 });
    vi.useRealTimers();
    expect(await countMessages()).toBe(before);
  });
});
