import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Mail, sendMail } from '../../functions/kernel/lib/send-mail.ts';
import { createLimitStore, dayCountEntity } from '../../functions/kernel/store/limits.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import type { FunctionName } from '../../infra/cloud/permissions.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { acknowledgementMails, limitPolicy, outgoingMails, sharedDays } from '../../shared/kernel/limit-policy.ts';
import { facts } from '../../shared/organisation/facts.ts';
import { firstFacts } from '../../shared/organisation/organisation.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct({ LIMIT_FACTOR: '1' });
const table = connectTable();
const limits = createLimitStore(table);
const mail = { to: 'dr.brown@surgery.example', subject: 'We have it', text: 'Thank you.\n\nWe have it.' };
const now = Date.now();
const send = (changes: Partial<Mail> = {}, caller: FunctionName = 'public', at = now) =>
  actAs(caller, () => sendMail(limits, { ...mail, ...changes }, at));
const mails = () => product.outbox.list().filter(({ channel }) => channel === 'email');
const ses = { endpoint: process.env.AWS_ENDPOINT_URL_SESV2 ?? '', from: process.env.MAIL_FROM ?? '' };

const logged: unknown[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => void logged.push(line));
});
afterEach(() => {
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint;
  process.env.MAIL_FROM = ses.from;
  process.env.AWS_SECRET_ACCESS_KEY = 'local';
});

it('a mail arrives as it was written, from our own address', async () => {
  expect(await send()).toBe('sent');
  expect(mails()[0]).toMatchObject({ channel: 'email', ...mail });
  expect(logged).toEqual([]);
});

/** Acts as SES that answers every request with this status, or breaks the connection; returns what it was asked. */
const answerAs = async (status: number | 'broken'): Promise<{ url: string | undefined; body: unknown }[]> => {
  const asked: { url: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, body: JSON.parse(await text(request)) });
    if (status === 'broken') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"MessageId":"m"}');
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => void server.once('listening', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  process.env.AWS_ENDPOINT_URL_SESV2 = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return asked;
};

it('a mail is from the organisation by name, answered to its own address, and is no answer to anything', async () => {
  const asked = await answerAs(200);
  expect(await send()).toBe('sent');
  const { to, subject, text: body } = mail;
  const write = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const Headers = [{ Name: 'Auto-Submitted', Value: 'auto-generated' }];
  expect(asked).toEqual([
    {
      url: '/v2/email/outbound-emails',
      body: {
        FromEmailAddress: `"${firstFacts.longName}" <${ses.from}>`,
        ReplyToAddresses: [facts.email],
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: write(subject), Body: { Text: write(body) }, Headers } },
      },
    },
  ]);
});

it.each([
  ['broken', 'uncertain'],
  [500, 'unreached'],
  [429, 'unreached'],
] as const)('a mail is handed over once, whatever the answer: %s', async (status, outcome) => {
  const asked = await answerAs(status);
  expect(await send()).toBe(outcome);
  expect(asked).toHaveLength(1);
});

describe('a refused mail is logged without a word of its text', () => {
  it.each([
    ['two addresses in one', { to: 'a@b.example, c@d.example' }, 'refused', 'BadRequestException'],
    ['a header in the subject', { subject: 'Hello\r\nBcc: all@town.example' }, 'refused', 'BadRequestException'],
    ['no subject', { subject: '' }, 'refused', 'BadRequestException'],
    ['an address in other letters', { to: 'ångström@surgery.example' }, 'refused', 'BadRequestException'],
  ])('when %s', async (_, changes, outcome, error) => {
    const before = mails().length;
    expect(await send(changes)).toBe(outcome);
    expect(mails()).toHaveLength(before);
    expect(logged).toEqual([{ event: 'mail-failed', status: 400, error }]);
  });

  it('when it comes from a function that may not mail', async () => {
    expect(await send({}, 'customMessage')).toBe('unreached');
    expect(logged).toEqual([{ event: 'mail-failed', status: 403, error: 'AccessDeniedException' }]);
  });

  it('when it comes from another sender than the one that is verified', async () => {
    process.env.MAIL_FROM = 'chair@bca.example';
    expect(await send()).toBe('unreached');
    expect(logged).toEqual([{ event: 'mail-failed', status: 403, error: 'AccessDeniedException' }]);
  });

  it('when it is signed with a wrong key', async () => {
    // As in a new process: the SDK reads its credentials once.
    vi.resetModules();
    process.env.AWS_SECRET_ACCESS_KEY = 'another';
    const { sendMail: sendAnew } = await import('../../functions/kernel/lib/send-mail.ts');
    expect(await actAs('public', () => sendAnew(limits, mail, now))).toBe('unreached');
    expect(logged).toEqual([{ event: 'mail-failed', status: 403, error: 'InvalidSignatureException' }]);
  });

  it('when the server cannot be reached', async () => {
    process.env.AWS_ENDPOINT_URL_SESV2 = 'http://127.0.0.1:9';
    expect(await send()).toBe('unreached');
    expect(logged).toEqual([{ event: 'mail-failed', error: 'Error' }]);
  });
});

it('without an address to send from no mail is sent, which is no fault', async () => {
  delete process.env.MAIL_FROM;
  expect(await send()).toBe('not-set-up');
  expect(logged).toEqual([]);
});

it('the day’s mails that strangers can cause end earlier, but for a few of each network, and leave the rest to staff', async () => {
  const day = now + 4 * 24 * 60 * 60_000;
  const key = dayCountEntity.key({ what: acknowledgementMails, day: new Date(day).toISOString().slice(0, 10) });
  const fill = (times: number) => table.client.send(new PutCommand({ TableName: table.name, Item: { ...key, times } }));
  const { softLimit, perNetworkAfterwards, most } = sharedDays.acknowledgements;
  const [{ times }] = perNetworkAfterwards;
  const sendFrom = async (network: string, mailsOf: number) => {
    const outcomes = [];
    for (let n = 0; n < mailsOf; n += 1) outcomes.push(await send({ acknowledges: { network } }, 'public', day));
    return outcomes;
  };
  await fill(softLimit - 1);
  expect(await send({ acknowledges: {} }, 'public', day)).toBe('sent');
  expect(logged).toEqual([]);
  expect(await send({ acknowledges: {} }, 'public', day)).toBe('day-full');
  expect(logged).toEqual([{ event: 'quota-exceeded', counted: acknowledgementMails }]);
  expect(await sendFrom('203.0.113.90', times + 1)).toEqual([...Array(times).fill('sent'), 'day-full']);
  expect(await sendFrom('203.0.113.91', times + 1)).toEqual([...Array(times).fill('sent'), 'day-full']);
  await fill(most - 1);
  expect(await sendFrom('203.0.113.92', 2)).toEqual(['sent', 'day-full']);
  expect(await sendFrom('203.0.113.93', 1)).toEqual(['day-full']);
  expect(await send({}, 'staff', day)).toBe('sent');
  expect(limitPolicy.outgoingMailsADay - most).toBeGreaterThanOrEqual(100);
});

it('the day’s mails end at their number, with a line for the alarm', async () => {
  const day = now + 3 * 24 * 60 * 60_000;
  const key = dayCountEntity.key({ what: outgoingMails, day: new Date(day).toISOString().slice(0, 10) });
  const Item = { ...key, times: limitPolicy.outgoingMailsADay - 1 };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  expect(await send({}, 'public', day)).toBe('sent');
  expect(await send({}, 'public', day)).toBe('day-full');
  expect(logged).toEqual([{ event: 'quota-exceeded', counted: outgoingMails }]);
});
