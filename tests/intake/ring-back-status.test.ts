import { expect, it, vi } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { today } from '../../shared/kernel/today.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { type AnswerWay, contactMessage } from '../../shared/messages/contact-message.ts';
import { readBy } from '../../shared/referrals/promises.ts';
import { ask } from '../support/ask.ts';
import { openPlainBrowser } from '../support/post-form.ts';
import { readEverything } from '../support/read-everything.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const plain = openPlainBrowser(product.url);
const day = formatDay(readBy(today()));

const ringMe = async (key: string = crypto.randomUUID()) => {
  const body = { name: 'Amina', phone: '07700 900456' };
  const sent = await ask(product.url, intakeCalls.askRingBack, { body, headers: { 'Idempotency-Key': key } });
  return intakeCalls.askRingBack.replies[201].parse(sent.body);
};
type Sent = Awaited<ReturnType<typeof ringMe>>;

const see = async ({ reference, statusCode: code }: Pick<Sent, 'reference' | 'statusCode'>) => {
  const { status, body } = await ask(product.url, intakeCalls.readReferralStatus, {
    body: { reference, dob: '', code },
  });
  return status === 200 ? intakeCalls.readReferralStatus.replies[200].parse(body) : { status };
};
const readMessage = async ({ contactId: id }: Sent) =>
  contactMessage.parse((await ask(product.url, messageCalls.readContact, { params: { id }, headers })).body);
const answer = async (sent: Sent, how?: AnswerWay) => {
  const { version } = await readMessage(sent);
  const body = { ...(how ? { state: 'answered', how } : { state: 'new' }), version };
  const params = { id: sent.contactId };
  expect((await ask(product.url, messageCalls.handleContact, { params, body, headers })).status).toBe(200);
};

it('who asked to be rung back sees by when we ring, with the reference and the code that came with the answer', async () => {
  const sent = await ringMe();
  const { state, title, paragraphs, list } = intakeCalls.readReferralStatus.replies[200].parse(await see(sent));
  expect({ state, title }).toEqual({ state: 'to-ring', title: 'You asked us to ring you back' });
  expect(paragraphs[0]).toBe(`We ring you by the end of ${day}, when you said it is safe.`);
  expect(list.items).toEqual([]);
  expect(JSON.stringify({ title, paragraphs })).not.toMatch(/amina|900456/i);
  expect(await see({ ...sent, statusCode: 'K7MH-4PXR' })).toEqual({ status: 404 });
  expect(await see({ ...sent, reference: 'K7M-4PX' })).toEqual({ status: 404 });
});

it('they are told whether we kept it, that it still waits where it is taken up again, and that we ring no more', async () => {
  const sent = await ringMe();
  await answer(sent, 'rang');
  expect(await see(sent)).toMatchObject({
    state: 'rung',
    title: 'We have answered',
    list: { items: [`We said that we would ring by the end of ${day}. It was done on ${formatDay(today())}.`] },
  });
  await answer(sent);
  expect(await see(sent)).toMatchObject({ state: 'to-ring' });
  await answer(sent, 'none');
  expect(await see(sent)).toMatchObject({ state: 'not-rung', list: { items: [] } });
  await answer(sent);
  const body = { messages: [{ contactId: sent.contactId, from: 'new' }], why: 'A robot' };
  expect((await ask(product.url, messageCalls.markJunkMessages, { body, headers })).status).toBe(200);
  expect(await see(sent)).toMatchObject({ state: 'not-rung', title: 'We do nothing more about this' });
});

it('they are told the truth when we are late, and whom to ring', async () => {
  const sent = await ringMe();
  vi.useFakeTimers({ now: Date.now() + 30 * 24 * 60 * 60_000, toFake: ['Date'] });
  const late = await see(sent).finally(() => vi.useRealTimers());
  const [first] = intakeCalls.readReferralStatus.replies[200].parse(late).paragraphs;
  expect(first).toMatch(/^We said that we would ring you by .* We are sorry that we have not. Please ring us on .*\d/);
});

it('the code is stored nowhere, staff see the reference alone, and who sends the same again is given the same', async () => {
  const key = crypto.randomUUID();
  const sent = await ringMe(key);
  expect(await ringMe(key)).toEqual(sent);
  const shown = await readMessage(sent);
  expect(shown.reference).toBe(sent.reference);
  expect(shown).not.toHaveProperty('stateHash');
  expect(JSON.stringify(await readEverything(connectTable()))).not.toContain(sent.statusCode);
});

it('nothing is told any more of a message that was deleted', async () => {
  const sent = await ringMe();
  const params = { id: sent.contactId };
  expect((await ask(product.url, messageCalls.deleteContact, { params, headers })).status).toBe(200);
  expect(await see(sent)).toEqual({ status: 404 });
  const states = (await readEverything(connectTable())).filter(({ sk }) => sk === 'RING-BACK');
  expect(states.filter(({ contactId }) => contactId === sent.contactId)).toEqual([]);
});

it('without scripts the code is on the page that answers the form, in Punjabi too, and leads on to the thank-you page', async () => {
  const { status, page } = await plain.send('/api/ring-back?language=pa', [['phone', '07700 900456']]);
  expect(status).toBe(200);
  const [reference = '', code = ''] = [...page.matchAll(/<strong>([\w-]+)<\/strong>/g)].map(([, one = '']) => one);
  expect(page).toContain('ਅਸੀਂ ਕਦੋਂ ਤੱਕ ਫ਼ੋਨ ਕਰਾਂਗੇ');
  expect(page).toContain('class="button" href="/pa/contact/sent"');
  expect(await see({ reference, statusCode: code })).toMatchObject({ state: 'to-ring' });
});
