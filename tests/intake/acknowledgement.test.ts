import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resendAcknowledgements } from '../../functions/intake/jobs/resend-acknowledgements.ts';
import { clientAddressHeader } from '../../functions/kernel/http/client.ts';
import { invoke, loadFunctions } from '../../infra/local/gateway/invoke.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { rename } from '../../shared/kernel/wire-names.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { makeEvent } from '../shipped/lambda-event.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const functions = await loadFunctions();
let people = 0;
const newAddress = (of: string) => {
  people += 1;
  return `${of}${people}@mail.example`;
};
const mails = (to: string) => product.outbox.list().filter((message) => message.to === to);

type Referral = {
  network?: string;
  key?: string;
  referrer?: string;
  person?: string;
  methods?: string[];
  dob?: string;
};
const refer = async ({
  network,
  key = crypto.randomUUID(),
  referrer = '',
  person = '',
  methods = [],
  dob = '',
}: Referral) => {
  people += 1;
  const body = {
    referralPersonalDetails: { firstName: 'Amina', lastName: 'Told', phone: '07700 900456', email: person, dob },
    referralReferrer: { email: referrer },
    referralSafeContact: { methods },
    referralContent: { content: 'She hears voices at night.' },
  };
  const event = makeEvent(
    { call: intakeCalls.sendReferral, sample: { params: {}, body } },
    { [clientAddressHeader]: network ?? `198.51.100.${people}`, 'idempotency-key': key },
  );
  const { statusCode, body: answer = '' } = await actAs('public', () => invoke(functions.public, event));
  expect(statusCode).toBe(201);
  const sent = intakeCalls.sendReferral.replies[201];
  return sent.parse(rename(sent, JSON.parse(answer)));
};
const eventsOf = async (patientId: string) => {
  const { body } = await ask(product.url, patientCalls.readTimeline, {
    params: { patientId, before: 'latest' },
    headers,
  });
  const { content } = patientCalls.readTimeline.replies[200].parse(body);
  return content.flatMap((one) =>
    'event' in one && one.event.kind === 'acknowledged' ? [`${one.event.party} ${one.event.outcome}`] : [],
  );
};

beforeEach(() => void vi.stubEnv('LIMIT_FACTOR', '1'));
afterEach(() => void vi.unstubAllEnvs());

it('a referrer and a person whose email is safe get an acknowledgement at once, and the timeline has it', async () => {
  const [referrer, person] = [newAddress('gp'), newAddress('amina')];
  const { reference, patientId } = await refer({ referrer, person, methods: ['email'] });
  expect(mails(referrer)).toEqual([
    expect.objectContaining({
      subject: `We have your referral ${reference}`,
      text: expect.stringContaining(reference),
    }),
  ]);
  expect(mails(person)).toEqual([expect.objectContaining({ text: expect.stringContaining(reference) })]);
  for (const { subject, text } of [...mails(referrer), ...mails(person)]) {
    expect(`${subject} ${text}`).not.toMatch(/amina|told|voices|07700/i);
  }
  expect(await eventsOf(patientId)).toEqual(['person sent', 'referrer sent']);
});

it('a link leads to the site at which the referral arrived, and to no other', async () => {
  const referrer = newAddress('gp');
  await refer({ referrer, dob: '1990-05-04' });
  expect(mails(referrer)[0]?.text.match(/https?:\S+/g)).toEqual([`${product.url}/referrals/status`]);
});

it('a person whose email is not known to be safe gets no acknowledgement', async () => {
  const person = newAddress('quiet');
  const { patientId } = await refer({ person, methods: ['call', 'text'] });
  expect(mails(person)).toEqual([]);
  expect(await eventsOf(patientId)).toEqual([]);
});

it('a referral that is sent again is acknowledged once', async () => {
  const referrer = newAddress('twice');
  const first = await refer({ referrer, key: 'the same twice' });
  expect(await refer({ referrer, key: 'the same twice' })).toEqual(first);
  expect(mails(referrer)).toHaveLength(1);
  expect(await eventsOf(first.patientId)).toEqual(['referrer sent']);
});

describe('a referral whose acknowledgement fails', () => {
  it.each([
    ['there is no address to send from', () => vi.stubEnv('MAIL_FROM', undefined), 'not-set-up'],
    [
      'the mail service cannot be reached',
      () => vi.stubEnv('AWS_ENDPOINT_URL_SESV2', 'http://127.0.0.1:9'),
      'unreached',
    ],
    ['our key is wrong', () => vi.stubEnv('MAIL_FROM', 'somebody@else.example'), 'unreached'],
  ])('is stored and answered when %s', async (_, breakIt, outcome) => {
    breakIt();
    const referrer = newAddress('unlucky');
    const { patientId } = await refer({ referrer });
    expect(mails(referrer)).toEqual([]);
    expect(await eventsOf(patientId)).toEqual([`referrer ${outcome}`]);
  });
});

describe('a mail that could not be sent is tried again by itself', () => {
  const later = (minutes: number) =>
    actAs('remindPeople', () => resendAcknowledgements(Date.now() + minutes * 60_000, product.url));
  const unreached = () => vi.stubEnv('AWS_ENDPOINT_URL_SESV2', 'http://127.0.0.1:9');

  it('is sent once, even by two runs at the same moment', async () => {
    const reached = process.env.AWS_ENDPOINT_URL_SESV2;
    unreached();
    const referrer = newAddress('later');
    const { patientId } = await refer({ referrer });
    await later(14);
    expect(await eventsOf(patientId)).toEqual(['referrer unreached']);
    await later(16);
    // It failed again: staff are not told of each failure, and the wait is longer.
    vi.stubEnv('AWS_ENDPOINT_URL_SESV2', reached);
    await later(60);
    expect(mails(referrer)).toEqual([]);
    await Promise.all([later(80), later(80)]);
    await later(2000);
    expect(mails(referrer)).toHaveLength(1);
    expect((await eventsOf(patientId)).toSorted()).toEqual(['referrer sent', 'referrer unreached']);
  });

  it('is given up after a day: the timeline shows that nobody was informed', async () => {
    unreached();
    const { patientId } = await refer({ referrer: newAddress('never') });
    for (const minutes of [20, 90, 340, 1100, 3000, 9000]) await later(minutes);
    expect(await eventsOf(patientId)).toEqual(['referrer unreached', 'referrer unreached']);
  });

  it('is never sent again where the connection broke off after it was handed over', async () => {
    const { port, close } = await new Promise<{ port: number; close: () => void }>((resolve) => {
      const server = createServer((socket) => void socket.once('data', () => socket.destroy()));
      server.listen(0, '127.0.0.1', () =>
        resolve({ port: Number(Object(server.address()).port), close: () => server.close() }),
      );
    });
    vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${port}`);
    const referrer = newAddress('perhaps');
    const { patientId } = await refer({ referrer });
    vi.unstubAllEnvs();
    await later(9000);
    expect(mails(referrer)).toEqual([]);
    expect(await eventsOf(patientId)).toEqual(['referrer uncertain']);
    close();
  });
});

describe('the limit on acknowledgements to strangers', () => {
  it('counts by connection, and staff see who was not informed', async () => {
    const [{ times }] = limitPolicy.acknowledgementsOfNetwork;
    const network = '203.0.113.77';
    for (let n = 0; n < times; n += 1) await refer({ network, referrer: newAddress('bulk') });
    const referrer = newAddress('bulk');
    const { patientId } = await refer({ network, referrer });
    expect(mails(referrer)).toEqual([]);
    expect(await eventsOf(patientId)).toEqual(['referrer too-many']);
  });

  it('counts by address, from wherever it is given and however it is written', async () => {
    const [{ times }] = limitPolicy.acknowledgementsToAddress;
    const referrer = newAddress('victim');
    for (let n = 0; n <= times; n += 1) await refer({ referrer: n % 2 ? referrer : referrer.toUpperCase() });
    const all = product.outbox.list().filter(({ to }) => to.toLowerCase() === referrer);
    expect(all).toHaveLength(times);
  });
});
