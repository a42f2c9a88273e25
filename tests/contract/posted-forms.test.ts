import { describe, expect, it } from 'vitest';
import { inbox } from '../../shared/api/inbox.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);

const post = async (path: string, fields: [string, string][]) => {
  const response = await fetch(product.url + path, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: response.status, location: response.headers.get('location'), page: await response.text() };
};

const referral: [string, string][] = [
  ['referralPersonalDetails.firstName', 'Zainab'],
  ['referralPersonalDetails.lastName', 'Posted'],
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
    expect(await post('/api/contact', message)).toMatchObject({ status: 303, location: '/contact/sent' });
    expect(await post('/api/contact', message)).toMatchObject({ status: 303, location: '/contact/sent' });
    const list = await ask(product.url, inbox.listContacts, { params: { page: '1' }, headers });
    const { content } = inbox.listContacts.replies[200].parse(list.body);
    expect(content).toHaveLength(1);
    const read = await ask(product.url, inbox.readContact, { params: { id: content[0]?.contactId ?? '' }, headers });
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
    expect(await post('/api/contact', message)).toMatchObject({ status: 303, location: '/contact/sent' });
    const list = await ask(product.url, inbox.listContacts, { params: { page: '1' }, headers });
    expect(inbox.listContacts.replies[200].parse(list.body).content[0]).toMatchObject({ firstName: '', lastName: '' });
  });

  it('stores a referral and leads to its reference number', async () => {
    const { status, location } = await post('/api/referral', referral);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/referral-success\/[0-9A-Z]{26}$/);
    const reference = location?.split('/').at(-1);
    const thanks = await fetch(product.url + location);
    expect(thanks.status).toBe(200);
    expect(thanks.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(thanks.headers.get('cache-control')).toBe('no-store');
    const shown = await thanks.text();
    expect(shown).toContain('Your referral has been accepted and will be answered in due course.');
    expect(shown).toContain(`<strong>${reference}</strong>`);
    const read = await fetch(`${product.url}/api/referral/${reference}`, { headers });
    expect(await read.json()).toMatchObject({
      referralPersonalDetails: { lastName: 'Posted', mobile: '07700 900321' },
      referralSafeContact: { methods: ['text'] },
      referralRiskAssessment: { alone: true, selfHarm: false },
      referralOtherAgencies: ['Gurdwara kitchen'],
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
