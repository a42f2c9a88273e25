import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientAddressHeader } from '../../functions/kernel/http/client.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { invoke, loadFunctions } from '../../infra/local/gateway/invoke.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { contactBy, decideBy, readBy } from '../../shared/referrals/promises.ts';
import type { ReferralState } from '../../shared/referrals/referral-state.ts';
import { makeEvent } from '../shipped/lambda-event.ts';
import { ask } from '../support/ask.ts';
import { countRequests } from '../support/count-requests.ts';
import { openPlainBrowser } from '../support/post-form.ts';
import { readEverything } from '../support/read-everything.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const functions = await loadFunctions();
const plain = openPlainBrowser(product.url);
const dob = '1990-05-04';

const refer = async (details: object = { dob }) => {
  const body = {
    referralPersonalDetails: { firstName: 'Amina', lastName: 'Asks', mobile: '07700 900456', ...details },
  };
  const sent = await ask(product.url, intakeCalls.sendReferral, {
    body,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  const { reference, patientId: id, statusCode: code = '' } = intakeCalls.sendReferral.replies[201].parse(sent.body);
  return { reference, id, code };
};

/** A request from a network, which only the site can name. */
const askFrom = async (network: string, reference: string, born = dob, code = '') => {
  const sample = { params: {}, body: { reference, dob: born, code } };
  const event = makeEvent({ call: intakeCalls.readReferralStatus, sample }, { [clientAddressHeader]: network });
  const { statusCode, headers: sent, body = '' } = await actAs('public', () => invoke(functions.public, event));
  return { status: statusCode, headers: sent, body };
};
let networks = 0;
const fresh = () => {
  networks += 1;
  return `203.0.113.${networks}`;
};
const see = async (reference: string, born?: string, code?: string) => {
  const { status, body } = await askFrom(fresh(), reference, born, code);
  return {
    status,
    ...(JSON.parse(body) as {
      state?: string;
      title?: string;
      paragraphs?: string[];
      message?: string;
      list?: { title: string; items: string[] };
    }),
  };
};

it('the public state of a new referral shows that it arrived and by when it is read, without a name, a service or a reason', async () => {
  const { reference } = await refer();
  const { status, title, paragraphs } = await see(reference);
  expect(status).toBe(200);
  expect(title).toBe('We have the referral');
  expect(paragraphs?.[0]).toBe(`Somebody reads it by the end of ${formatDay(readBy(today()))}.`);
  expect(JSON.stringify({ title, paragraphs })).not.toMatch(/amina|asks|counsel|1990|mental/i);
});

it('the public state is found by a reference as people type it', async () => {
  const { reference } = await refer();
  for (const typed of [reference.toLowerCase(), reference.replace('-', ''), ` ${reference.replace('-', ' ')} `]) {
    expect(await see(typed)).toMatchObject({ state: 'new' });
  }
  expect(await see('HELLO')).toMatchObject({ status: 400 });
  expect(await see(reference, '')).toMatchObject({ status: 400, message: expect.stringContaining('date of birth') });
});

it('the public state follows what staff do: inactive is withdrawn, and a corrected date of birth is the one that counts', async () => {
  const { reference, id } = await refer();
  const read = await ask(product.url, patientCalls.readReferral, { params: { id }, headers });
  const record = patientCalls.readReferral.replies[200].parse(read.body);
  const details = { ...record.referralPersonalDetails, dob: '1991-06-05', dateOfBirth: '1991-06-05' };
  const body = { ...record, referralPersonalDetails: details };
  expect((await ask(product.url, patientCalls.updatePatient, { body, headers })).status).toBe(200);
  expect(await see(reference)).toMatchObject({ status: 404 });
  expect(await see(reference, '1991-06-05')).toMatchObject({ state: 'new' });
  await ask(product.url, patientCalls.deactivatePatient, { params: { patientId: id }, headers });
  expect(await see(reference, '1991-06-05')).toMatchObject({ state: 'withdrawn', title: 'It was withdrawn' });
});

const decide = async (patientId: string, body: { from: ReferralState; state: ReferralState; version: number }) => {
  const params = { patientId, number: '1' };
  expect((await ask(product.url, referralCalls.decideReferral, { params, body, headers })).status).toBe(200);
};

it('the public state is the one that staff decided on, for both references where two are of one person', async () => {
  const first = await refer();
  const second = await refer({ dob: '1990-05-03' });
  await decide(first.id, { from: 'new', state: 'waiting', version: 1 });
  expect(await see(first.reference)).toMatchObject({ state: 'waiting', title: 'It is on our waiting list' });
  const joined = await ask(product.url, referralCalls.joinReferral, {
    params: { patientId: second.id },
    body: { samePatientId: first.id },
    headers,
  });
  expect(joined.status).toBe(200);
  for (const { reference } of [first, second]) expect(await see(reference)).toMatchObject({ state: 'waiting' });
  // By the date that the record has now, and no longer by that of the joined record.
  expect(await see(second.reference, '1990-05-03')).toMatchObject({ status: 404 });
});

it('the public state says what was promised, by when, and what became of it, and names nobody', async () => {
  const { reference, id } = await refer();
  const [read, decided] = [formatDay(readBy(today())), formatDay(decideBy(today(), ''))];
  const promised = `We decide about it by the end of ${decided} at the latest.`;
  expect((await see(reference)).list?.items).toEqual([`${promised} There is still time for that.`]);
  await decide(id, { from: 'new', state: 'accepted', version: 1 });
  const done = `It was done on ${formatDay(today())}.`;
  const { list } = await see(reference);
  expect(list?.items).toEqual([
    `We said that somebody would read it by the end of ${read}. ${done}`,
    `${promised} ${done}`,
    `Whoever gives the support gets in touch by the end of ${formatDay(contactBy(today()))}. There is still time for that.`,
  ]);
  expect(JSON.stringify(list)).not.toMatch(/amina|asks|counsel|1990|mental/i);
  const page = await plain.post('/api/referral/status', [
    ['reference', reference],
    ['dob', dob],
  ]);
  expect(page.page).toContain(`<li>${promised} ${done}</li>`);
});

it('once the day of the first contact is over, whoever waits is asked whether somebody was in touch', async () => {
  const { reference, id } = await refer();
  await decide(id, { from: 'new', state: 'accepted', version: 1 });
  vi.useFakeTimers({ now: Date.now() + 60 * 24 * 60 * 60_000, toFake: ['Date'] });
  const { list } = await see(reference).finally(() => vi.useRealTimers());
  expect(list?.items.at(-1)).toMatch(/If nobody has been in touch, we are late.* Please ring us on .*\d/);
});

it('a promise that is late says so, and whom to ring', async () => {
  const { reference } = await refer();
  const now = new Date();
  vi.useFakeTimers({ now: now.getTime() + 60 * 24 * 60 * 60_000, toFake: ['Date'] });
  const { list } = await see(reference).finally(() => vi.useRealTimers());
  expect(list?.items).toEqual([expect.stringMatching(/has not been done. We are sorry. Please ring us on .*\d/)]);
});

it('who gave no date of birth is given a code, which shows the public state with the reference as a date does', async () => {
  const { reference, code } = await refer({});
  expect(code).toMatch(/^[CDFGHJKMNPQRTVWX34679]{4}-[CDFGHJKMNPQRTVWX34679]{4}$/);
  expect(await see(reference)).toMatchObject({ status: 404, message: expect.stringContaining('ring us on') });
  for (const typed of [code, code.toLowerCase(), code.replace('-', ' ')]) {
    expect(await see(reference, '', typed)).toMatchObject({ status: 200, state: 'new' });
  }
  expect((await refer()).code).toBe('');
});

it('the code is stored nowhere and is in no reply to staff, and who sends the same again is given the same one', async () => {
  const body = { referralPersonalDetails: { firstName: 'Amina', lastName: 'Again', mobile: '07700 900456' } };
  const send = async () => {
    const sent = await ask(product.url, intakeCalls.sendReferral, { body, headers: { 'Idempotency-Key': key } });
    return intakeCalls.sendReferral.replies[201].parse(sent.body);
  };
  const key = crypto.randomUUID();
  const first = await send();
  expect(await send()).toEqual(first);
  expect(await see(first.reference, '', first.statusCode)).toMatchObject({ state: 'new' });
  const read = await ask(product.url, patientCalls.readReferral, { params: { id: first.patientId }, headers });
  expect(JSON.stringify(read.body)).not.toMatch(/codeHash/);
  const items = await readEverything(connectTable());
  expect(JSON.stringify(items)).toContain(first.reference);
  expect(JSON.stringify(items)).not.toContain(first.statusCode);
});

it('staff give a new code to who has none or has lost it: the one before stops working, and the date of birth goes on working', async () => {
  const { reference, id, code } = await refer({});
  const renew = async (key: string) => {
    const sent = { ...headers, 'Idempotency-Key': key };
    const answer = await ask(product.url, referralCalls.renewStatusCode, { params: { patientId: id }, headers: sent });
    return referralCalls.renewStatusCode.replies[201].parse(answer.body);
  };
  const renewed = await renew('renewed once, sent twice');
  expect(await renew('renewed once, sent twice')).toEqual(renewed);
  expect(renewed.reference).toBe(reference);
  expect(await see(reference, '', renewed.statusCode)).toMatchObject({ state: 'new' });
  expect(await see(reference, '', code)).toMatchObject({ status: 404 });
  expect(JSON.stringify(await readEverything(connectTable()))).not.toContain(renewed.statusCode);
  const dated = await refer();
  await ask(product.url, referralCalls.renewStatusCode, { params: { patientId: dated.id }, headers });
  expect(await see(dated.reference)).toMatchObject({ state: 'new' });
});

it('the code still works when staff have entered the date of birth, and when the referral was joined or separated', async () => {
  const first = await refer();
  const { reference, id, code } = await refer({});
  const read = async (patientId: string) =>
    patientCalls.readReferral.replies[200].parse(
      (await ask(product.url, patientCalls.readReferral, { params: { id: patientId }, headers })).body,
    );
  const record = await read(id);
  const details = { ...record.referralPersonalDetails, dob: '1991-06-05', dateOfBirth: '1991-06-05' };
  const body = { ...record, referralPersonalDetails: details };
  expect((await ask(product.url, patientCalls.updatePatient, { body, headers })).status).toBe(200);
  expect(await see(reference, '1991-06-05')).toMatchObject({ state: 'new' });
  expect(await see(reference, '', code)).toMatchObject({ state: 'new' });
  await decide(first.id, { from: 'new', state: 'waiting', version: 1 });
  const samePatientId = first.id;
  await ask(product.url, referralCalls.joinReferral, { params: { patientId: id }, body: { samePatientId }, headers });
  expect(await see(reference, '', code)).toMatchObject({ state: 'waiting' });
  const why = { reason: 'It was another person.' };
  const params = { patientId: first.id, formerId: id };
  expect(await ask(product.url, referralCalls.separateReferral, { params, body: why, headers })).toMatchObject({
    status: 200,
  });
  expect(await see(reference, '', code)).toMatchObject({ state: 'new' });
});

it('without scripts the code is on the page that answers the form, in no address, and leads on to the thank-you page', async () => {
  const sent = await plain.send('/api/referral', [
    ['referralPersonalDetails.firstName', 'Amina'],
    ['referralPersonalDetails.lastName', 'Plain'],
    ['referralPersonalDetails.mobile', '07700 900456'],
  ]);
  expect(sent).toMatchObject({ status: 200, location: null });
  const [reference = '', code = ''] = [...sent.page.matchAll(/<strong>([\w-]+)<\/strong>/g)].map(
    ([, shown = '']) => shown,
  );
  const next = /class="button" href="([^"]+)"/.exec(sent.page.slice(sent.page.indexOf(code)))?.[1] ?? '';
  expect(next).toContain(reference);
  expect(next).not.toContain(code);
  expect((await fetch(product.url + next)).status).toBe(200);
  const asked = await plain.post('/api/referral/status', [
    ['reference', reference],
    ['dob', ''],
    ['code', code],
  ]);
  expect(asked).toMatchObject({ status: 200 });
  expect(asked.page).not.toContain(code);
});

it('the public state is a page for a browser without scripts, which names nothing that was typed', async () => {
  const { reference } = await refer();
  const asked = (born: string) =>
    plain.post('/api/referral/status', [
      ['reference', reference],
      ['dob', born],
    ]);
  const right = await asked(dob);
  expect(right.status).toBe(200);
  expect(right.page).toContain('<h1>We have the referral</h1>');
  expect(right.page).not.toContain(reference);
  const wrong = await asked('1990-05-05');
  expect(wrong.status).toBe(404);
  expect(wrong.page).toContain('We find no referral with this reference number and this date of birth or code.');
  expect(wrong.page).toContain(`value="${reference}"`);
  expect(wrong.page).not.toContain('Nothing was sent');
});

describe('somebody who guesses', () => {
  beforeEach(() => {
    vi.stubEnv('LIMIT_FACTOR', '1');
  });
  afterEach(() => void vi.unstubAllEnvs());

  it('gets one answer for a reference that there is, one that there is not, a wrong date of birth and a wrong code', async () => {
    const { reference } = await refer();
    // One for each answer: the attempts at one that was asked for before are counted, and reading them costs.
    const [nobodys = '', nobodysToo = '', nobodysLast = ''] = ['K7M-4PX', 'K7M-4PW', 'K7M-4PH', 'K7M-4PJ'].filter(
      (one) => one !== reference,
    );
    const count = async (typed: string, born: string, code?: string) => {
      const given: { answer?: Awaited<ReturnType<typeof askFrom>> } = {};
      const counted = await countRequests(async () => {
        given.answer = await askFrom(fresh(), typed, born, code);
      });
      return { ...counted, ...given };
    };
    const answers = [
      await count(reference, '1990-05-05'),
      await count(nobodys, dob),
      await count(nobodysToo, '1950-01-01'),
      await count(nobodysLast, '', 'K7MH-4PXR'),
    ];
    expect(answers[0]?.answer?.status).toBe(404);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  const born = (day: number) => `1990-06-${String(day + 1).padStart(2, '0')}`;

  it('is stopped after a few dates of one reference, which others can still ask about', async () => {
    const { reference } = await refer();
    const nobodys = reference === 'M7K-4PX' ? 'M7K-4PW' : 'M7K-4PX';
    const [{ times }] = limitPolicy.statusOfReferenceAndNetwork;
    const statusesOf = async (typed: string) => {
      const network = fresh();
      const statuses = [];
      for (let day = 0; day <= times; day += 1) statuses.push((await askFrom(network, typed, born(day))).status);
      // The right date no longer works either: an attacker must not learn that it was right.
      return [...statuses, (await askFrom(network, typed)).status];
    };
    const ofPatient = await statusesOf(reference);
    expect(ofPatient).toEqual([...Array(times).fill(404), 429, 429]);
    expect(await statusesOf(nobodys)).toEqual(ofPatient);
    expect((await askFrom(fresh(), reference)).status).toBe(200);
  });

  it('from many networks comes to a wide limit, which does not apply to who gave the right date before', async () => {
    const { reference } = await refer();
    const nobodys = reference === 'P7K-4MX' ? 'P7K-4MW' : 'P7K-4MX';
    const home = fresh();
    expect((await askFrom(home, reference)).status).toBe(200);
    const [{ times }] = limitPolicy.statusOfReference;
    const statusesOf = async (typed: string, most: number) => {
      const statuses = [];
      for (let day = 0; day <= most; day += 1) statuses.push((await askFrom(fresh(), typed, born(day))).status);
      return [...statuses, (await askFrom(fresh(), typed)).status];
    };
    expect(await statusesOf(reference, times - 1)).toEqual([...Array(times - 1).fill(404), 429, 429]);
    expect(await statusesOf(nobodys, times)).toEqual([...Array(times).fill(404), 429, 429]);
    expect((await askFrom(home, reference)).status).toBe(200);
    expect((await askFrom(home, nobodys)).status).toBe(429);
  });

  it('is stopped after a number of references from one network', async () => {
    const [{ times }] = limitPolicy.statusOfNetwork;
    const network = fresh();
    const digits = ['3', '4', '6', '7', '9'];
    const statuses = [];
    for (let n = 0; n <= times; n += 1) {
      statuses.push((await askFrom(network, `CDF-${digits[n % 5]}${digits[Math.floor(n / 5)]}G`)).status);
    }
    expect(statuses).toEqual([...Array(times).fill(404), 429]);
    expect((await askFrom(fresh(), 'CDF-33G')).status).toBe(404);
  });

  it('gets each answer after the same time', async () => {
    vi.stubEnv('ANSWER_MILLISECONDS', undefined);
    const { makeDependencies } = await import('../../functions/intake/dependencies.ts');
    expect(makeDependencies().answerMilliseconds).toBe(1500);
  });
});
