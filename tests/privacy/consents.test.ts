import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { privacyCalls } from '../../shared/privacy/calls.ts';
import { notAgreed } from '../../shared/privacy/consent.ts';
import { publishingCalls } from '../../shared/publishing/calls.ts';
import { consentWords } from '../../shared/words/en/consent.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { addPatient } from '../support/patients.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const counsellor = await addColleague(product);

type Sent = { params?: Record<string, string>; body?: unknown; key?: string };
const send = (call: Call, { key = randomUUID(), ...request }: Sent) =>
  ask(product.url, call, { ...request, headers: { ...counsellor.headers, 'idempotency-key': key } });

let patientId = '';
beforeEach(async () => {
  patientId = await addPatient('Amina', 'Yusuf');
});

const given = { purpose: 'services', answer: 'given', how: 'phone', language: 'Punjabi', on: today() };
const answer = (more: object = {}, key?: string) =>
  send(privacyCalls.addConsent, {
    params: { patientId },
    body: { ...given, ...more },
    ...(key !== undefined && { key }),
  });
const list = async () => {
  const { body, text, status } = await send(privacyCalls.listConsents, { params: { patientId } });
  expect(status, text).toBe(200);
  return privacyCalls.listConsents.replies[200].parse(body).content;
};
const refer = (more: object = {}) =>
  send(patientCalls.createExternalReferral, {
    body: { patientId, serviceType: 'Housing', description: 'Damp in the bedroom.', ...more },
  });

describe('consent', () => {
  it('is stored with the words, the language, how, by whom and until when, and nothing of it is changed later', async () => {
    const until = addDays(today(), 365);
    expect((await answer({ until, note: 'Only the housing officer.' })).status).toBe(201);
    expect((await answer({ answer: 'withdrawn', how: '', language: '' })).status).toBe(201);
    const [withdrawn, first, ...none] = await list();
    expect(none).toEqual([]);
    expect(first).toMatchObject({ ...given, until, note: 'Only the housing officer.', words: consentWords.services });
    expect(first).toMatchObject({ by: { id: counsellor.id } });
    expect(withdrawn).toMatchObject({ answer: 'withdrawn', words: consentWords.services });
    const timeline = await send(patientCalls.readTimeline, { params: { patientId, before: 'latest' } });
    const { content } = patientCalls.readTimeline.replies[200].parse(timeline.body);
    const events = content.flatMap((one) => ('event' in one && one.event.kind === 'consent' ? [one.event] : []));
    expect(events).toEqual([
      { kind: 'consent', purpose: 'services', answer: 'withdrawn' },
      { kind: 'consent', purpose: 'services', answer: 'given' },
    ]);
  });

  it('is stored with the words of the language in which they were shown', async () => {
    const translation = { language: 'pa', words: 'ਤੁਸੀਂ ਮੈਨੂੰ ਪਹਿਲਾਂ ਦੱਸੋਗੇ ਕਿ ਕਿਸ ਨੂੰ, ਅਤੇ ਕੀ।' };
    await answer({ translation });
    expect((await list())[0]).toMatchObject({ words: consentWords.services, translation });
    await answer();
    expect((await list())[0]).not.toHaveProperty('translation');
  });

  it('is stored once, however often the same is sent', async () => {
    const key = randomUUID();
    const first = await answer({}, key);
    expect((await answer({}, key)).body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });

  it('is refused without how and in which language it was given', async () => {
    const { status, body } = await answer({ how: '', language: '' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'how' }, { path: 'language' }] });
  });

  it('is of nobody where there is no such patient', async () => {
    patientId = '01M5YXZYWAKE0RY5QY34VFXM34';
    expect((await answer()).status).toBe(404);
  });
});

describe('a referral to another service', () => {
  it('asks for the consent to it, or why it is made without', async () => {
    const refused = await refer();
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ errors: [{ path: 'withoutConsent', message: notAgreed }] });
    const withoutConsent = 'She is in danger at home.';
    const made = await refer({ withoutConsent });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ withoutConsent });
  });

  it('is made with it, and says nothing of a reason that was not needed', async () => {
    await answer();
    const made = await refer({ withoutConsent: 'It was typed before she agreed.' });
    expect(made.status).toBe(201);
    expect(made.body).not.toHaveProperty('withoutConsent');
  });

  it.each([
    ['to something else', { purpose: 'gp' }],
    ['until yesterday', { on: addDays(today(), -9), until: addDays(today(), -1) }],
    ['never', { answer: 'refused' }],
  ])('asks where they agreed %s', async (_, more) => {
    await answer(more);
    expect((await refer()).status).toBe(409);
  });

  it('asks again once consent is withdrawn, and not where it goes to the GP of somebody who agreed to that', async () => {
    await answer();
    await answer({ answer: 'withdrawn' });
    expect((await refer()).status).toBe(409);
    await answer({ purpose: 'gp' });
    expect((await refer({ purpose: 'gp' })).status).toBe(201);
  });
});

it('an admin words it anew: whoever agreed to other words is asked again', async () => {
  const { headers } = await addColleague(product, 'ROLE_ADMIN');
  const asAdmin = async (call: Call, body?: unknown) => {
    const {
      status,
      body: answered,
      text,
    } = await ask(product.url, call, { headers, ...(body !== undefined && { body }) });
    expect(status, text).toBeLessThan(300);
    return answered;
  };
  const readVersion = async () =>
    publishingCalls.readSiteDraft.replies[200].parse(await asAdmin(publishingCalls.readSiteDraft)).version;
  await answer();
  expect((await refer()).status).toBe(201);
  const text = 'You may tell other services what they need to help me, once you have told me which and what.';
  const texts = [{ place: 'consent.services', text }];
  await asAdmin(publishingCalls.saveSiteWords, {
    version: await readVersion(),
    language: 'en',
    file: 'consent',
    texts,
  });
  expect((await refer()).status).toBe(201);
  await asAdmin(publishingCalls.publishSite, { version: await readVersion() });
  expect((await refer()).status).toBe(409);
  await answer();
  expect((await list())[0]).toMatchObject({ words: text });
  expect((await refer()).status).toBe(201);
});
