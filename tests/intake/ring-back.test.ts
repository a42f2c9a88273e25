import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { readTotal } from '../../functions/kernel/store/read-counted-list.ts';
import { messageList, waitingList } from '../../functions/messages/store/contact-message-items.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { contactMessage, sentMessage } from '../../shared/messages/contact-message.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { ask } from '../support/ask.ts';
import { openPlainBrowser } from '../support/post-form.ts';
import { serviceAt } from '../support/services.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);
const table = connectTable();

const ringMe = async (body: object, key: string = randomUUID()) =>
  ask(product.url, intakeCalls.askRingBack, { body, headers: { 'Idempotency-Key': key } });
const write = async (message: string) => {
  const body = { phone: '07700 900456', message };
  const sent = await ask(product.url, intakeCalls.sendContactMessage, {
    body,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  return { contactId: sentMessage.parse(sent.body).contactId, answer: sent.body };
};
const read = async (id: string) =>
  contactMessage.parse((await ask(product.url, messageCalls.readContact, { params: { id }, headers })).body);
const list = async () => {
  const { body } = await ask(product.url, messageCalls.listContacts, { params: { page: '1' }, headers });
  return messageCalls.listContacts.replies[200].parse(body).content;
};
const listToday = async () =>
  taskCalls.readToday.replies[200].parse((await ask(product.url, taskCalls.readToday, { headers })).body).messages
    .content;
const idsOf = (rows: readonly { contactId: string }[]) => rows.map(({ contactId }) => contactId);
const handle = async (id: string, change: object) => {
  const { version } = await read(id);
  const answer = await ask(product.url, messageCalls.handleContact, {
    params: { id },
    headers,
    body: { ...change, version },
  });
  expect(answer.status).toBe(200);
};

describe('a request to be rung back', () => {
  it('needs a number and nothing else', async () => {
    const { status, body } = await ringMe({ name: 'S', times: 'Before 3pm' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'phone' }] });
    expect((await ringMe({ phone: '07700 900456' })).status).toBe(201);
  });

  it('arrives among the messages, marked, with what was asked, and stores nobody’s words', async () => {
    const asked = { name: 'S', phone: '07700 900457', times: 'Before 3pm', language: 'Punjabi', sayWhoWeAre: 'no' };
    const { body } = await ringMe({ ...asked, service: serviceAt(1) });
    const { contactId } = sentMessage.parse(body);
    expect(await read(contactId)).toMatchObject({
      firstName: 'S',
      lastName: '',
      message: '',
      phone: '07700 900457',
      safeContact: { methods: ['call'], times: 'Before 3pm', leaveMessage: 'no', sayWhoWeAre: 'no' },
      ringBack: { language: 'Punjabi', service: serviceAt(1) },
      handling: { state: 'new' },
    });
    const row = (await list()).find((one) => one.contactId === contactId);
    expect(row).toMatchObject({ ringBack: { language: 'Punjabi' } });
  });

  it('is one, however often it is sent under one key, and refused from a robot', async () => {
    const key = randomUUID();
    const before = await readTotal(table, messageList);
    const ids = await Promise.all([1, 2, 3].map(() => ringMe({ phone: '07700 900458' }, key)));
    expect(new Set(ids.map(({ body }) => sentMessage.parse(body).contactId)).size).toBe(1);
    expect((await ringMe({ phone: '07700 900459', website: 'https://pills.example' })).status).toBe(400);
    expect(await readTotal(table, messageList)).toBe(before + 1);
  });

  it('is taken from a browser without scripts', async () => {
    const { send } = openPlainBrowser(product.url);
    const form: [string, string][] = [
      ['name', ''],
      ['phone', '07700 900460'],
      ['times', 'Wednesdays'],
      ['language', 'Urdu'],
    ];
    expect(await send('/api/ring-back', form)).toMatchObject({ status: 200 });
    expect((await list())[0]).toMatchObject({ firstName: '', ringBack: { language: 'Urdu' } });
  });
});

describe('a message that speaks of danger', () => {
  it('is first in every list, and its sender is not informed of that', async () => {
    const { contactId: danger, answer } = await write('My husband hits me');
    expect(answer).not.toHaveProperty('readFirst');
    const { contactId: later } = await write('When is the sewing class?');
    expect(idsOf(await list()).slice(0, 2)).toEqual([danger, later]);
    const [first] = await listToday();
    expect(first).toMatchObject({ contactId: danger, readFirst: true });
    expect(await read(later)).not.toHaveProperty('readFirst');
  });

  it('is first while somebody answers it, and takes its place by date after it is answered', async () => {
    const { contactId: danger } = await write('I want to die');
    const { contactId: later } = await write('Do you take the bus pass?');
    const totals = async () => [await readTotal(table, messageList), await readTotal(table, waitingList)];
    const [all = 0, waiting = 0] = await totals();
    await handle(danger, { state: 'answering' });
    expect(idsOf(await list())[0]).toBe(danger);
    await handle(danger, { state: 'answered', how: 'rang' });
    const ids = idsOf(await list());
    expect(ids.indexOf(danger)).toBeGreaterThan(ids.indexOf(later));
    expect(await totals()).toEqual([all, waiting - 1]);
    await handle(danger, { state: 'new' });
    expect(idsOf(await list())[0]).toBe(danger);
    expect(await totals()).toEqual([all, waiting]);
    const gone = await ask(product.url, messageCalls.deleteContact, { params: { id: danger }, headers });
    expect(gone.status).toBe(200);
    expect(await totals()).toEqual([all - 1, waiting - 1]);
  });
});
