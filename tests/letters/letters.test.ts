import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BodyInput } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { letterCalls } from '../../shared/letters/calls.ts';
import { postIsNotSafe, postNeedsAddress } from '../../shared/letters/letter.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { notAgreed } from '../../shared/privacy/consent.ts';
import { consentCalls } from '../../shared/privacy/consent-calls.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { addPatient } from '../support/patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const worker = await addColleague(product);

type Sent = BodyInput<typeof letterCalls.addLetter>;
const letter = (more: Partial<Sent> = {}): Sent => ({
  ...{ kind: 'appointment', party: 'person', way: 'hand', name: 'Amina Yusuf', address: '' },
  ...{ subject: 'Your next session', text: 'Dear Amina,\n\nYour next session is on Tuesday.' },
  ...more,
});
const add = (patientId: string, body: Sent, key: string = randomUUID()) =>
  ask(product.url, letterCalls.addLetter, {
    params: { patientId },
    body,
    headers: { ...worker.headers, 'idempotency-key': key },
  });
const list = async (patientId: string) =>
  letterCalls.listLetters.replies[200].parse(
    (await ask(product.url, letterCalls.listLetters, { params: { patientId }, headers: worker.headers })).body,
  ).content;
const read = (patientId: string, letterId: string) =>
  ask(product.url, letterCalls.readLetter, { params: { patientId, letterId }, headers: worker.headers });
const idOf = ({ body }: { body: unknown }) => (body as { letterId: string }).letterId;

it('a letter is stored once, listed without its words, read as it was written, and on the timeline', async () => {
  const patientId = await addPatient('Amina', 'Yusuf');
  const [key, first] = [randomUUID(), letter({ subject: 'First' })];
  const added = await add(patientId, first, key);
  expect(added.status, added.text).toBe(201);
  expect(await add(patientId, first, key)).toMatchObject({ status: 201, body: { letterId: idOf(added) } });
  await add(patientId, letter({ subject: 'Second' }));
  const lines = await list(patientId);
  expect(lines).toMatchObject([{ subject: 'Second' }, { subject: 'First', by: { id: worker.id } }]);
  expect(JSON.stringify(lines)).not.toContain('on Tuesday');
  expect((await read(patientId, idOf(added))).body).toMatchObject({ ...first, by: { id: worker.id } });
  const { body } = await ask(product.url, patientCalls.readTimeline, {
    params: { patientId, before: 'latest' },
    headers: worker.headers,
  });
  const { content } = patientCalls.readTimeline.replies[200].parse(body);
  expect(content).toContainEqual(
    expect.objectContaining({
      event: {
        ...{ kind: 'letter', letterId: idOf(added), of: 'appointment', party: 'person', way: 'hand' },
        subject: 'First',
      },
    }),
  );
});

it('is deleted with a reason, which is on the timeline, and is then nowhere else', async () => {
  const patientId = await addPatient('Amina', 'Wrong');
  const letterId = idOf(await add(patientId, letter({ subject: 'About somebody else' })));
  const remove = (body: { reason: string }) =>
    ask(product.url, letterCalls.deleteLetter, { params: { patientId, letterId }, body, headers: worker.headers });
  expect((await remove({ reason: ' ' })).status).toBe(400);
  expect((await remove({ reason: 'It is about her sister.' })).status).toBe(200);
  expect((await remove({ reason: 'Again.' })).status).toBe(404);
  expect((await read(patientId, letterId)).status).toBe(404);
  expect(await list(patientId)).toEqual([]);
  const { body } = await ask(product.url, patientCalls.readTimeline, {
    params: { patientId, before: 'latest' },
    headers: worker.headers,
  });
  expect(body).toMatchObject({
    content: [
      { event: { kind: 'letter-deleted', subject: 'About somebody else', reason: 'It is about her sister.' } },
      { event: { kind: 'letter' } },
      {},
    ],
  });
});

it('of another patient is not found', async () => {
  const [one, other] = [await addPatient('Amina', 'One'), await addPatient('Amina', 'Other')];
  const added = await add(one, letter());
  expect((await read(other, idOf(added))).status).toBe(404);
  expect(await list(other)).toEqual([]);
});

it('is posted to somebody only where a letter was marked as safe, and can be given by hand all the same', async () => {
  const patientId = await addPatient('Amina', 'Safe');
  const posted = letter({ way: 'post', address: '1 Loom Street\nLeeds' });
  expect(await add(patientId, posted)).toMatchObject({
    status: 409,
    body: { errors: [{ path: 'way', message: postIsNotSafe }] },
  });
  expect((await add(patientId, letter())).status).toBe(201);
  const found = await ask(product.url, patientCalls.readReferral, {
    params: { id: patientId },
    headers: worker.headers,
  });
  const record = patientCalls.readReferral.replies[200].parse(found.body);
  const marked = await ask(product.url, patientCalls.updatePatient, {
    body: { ...record, patientId, referralSafeContact: { ...record.referralSafeContact, methods: ['letter'] } },
    headers: worker.headers,
  });
  expect(marked.status, marked.text).toBe(200);
  expect((await add(patientId, posted)).status).toBe(201);
});

it('about somebody goes to others with their consent, or with the reason why it goes without', async () => {
  const patientId = await addPatient('Amina', 'Shared');
  const toGp = letter({ kind: 'gp-discharge', party: 'gp', name: 'Dr Rao' });
  expect(await add(patientId, toGp)).toMatchObject({
    status: 409,
    body: { errors: [{ path: 'withoutConsent', message: notAgreed }] },
  });
  const withReason = await add(patientId, { ...toGp, withoutConsent: 'They are in danger.' });
  expect(withReason).toMatchObject({ status: 201, body: { withoutConsent: 'They are in danger.' } });
  const given = await ask(product.url, consentCalls.addConsent, {
    params: { patientId },
    body: { purpose: 'gp', answer: 'given', how: 'phone', language: 'English', on: today() },
    headers: { ...worker.headers, 'idempotency-key': randomUUID() },
  });
  expect(given.status, given.text).toBe(201);
  const agreed = await add(patientId, { ...toGp, withoutConsent: 'Not needed any more.' });
  expect(agreed.status).toBe(201);
  expect(agreed.body).not.toHaveProperty('withoutConsent');
  // To share with the GP is not to share with everybody.
  expect((await add(patientId, { ...toGp, party: 'other' })).status).toBe(409);
});

it('is refused with a blank that nobody has filled in, and by post without an address', async () => {
  const patientId = await addPatient('Amina', 'Blank');
  for (const path of ['text', 'subject', 'name'] as const) {
    expect(await add(patientId, letter({ [path]: 'Please come on [a day].' })), path).toMatchObject({
      status: 400,
      body: { errors: [{ path, message: expect.stringContaining('[a day]') }] },
    });
  }
  const posted = letter({ kind: 'referral-on', party: 'other', way: 'post', withoutConsent: 'They asked.' });
  expect(await add(patientId, posted)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'address', message: postNeedsAddress }] },
  });
});
