import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryKey } from '../../functions/kernel/store/counted-list.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { messageList } from '../../functions/messages/store/contact-message-items.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { type ContactRow, type SentMessage, sentMessage } from '../../shared/messages/contact-message.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product);

const words = { firstName: 'Amina', lastName: 'Yusuf', email: '', phone: '07700 900456', message: 'Please ring me.' };

const send = async (body: object, key: string = randomUUID()): Promise<SentMessage> => {
  const answer = await ask(product.url, intakeCalls.sendContactMessage, {
    body,
    headers: { 'Idempotency-Key': key },
  });
  expect(answer.status).toBe(201);
  return sentMessage.parse(answer.body);
};
const list = async (page = 1) => {
  const { body } = await ask(product.url, messageCalls.listContacts, { params: { page: String(page) }, headers });
  return messageCalls.listContacts.replies[200].parse(body);
};
const read = (id: string) => ask(product.url, messageCalls.readContact, { params: { id }, headers });
const remove = (id: string) => ask(product.url, messageCalls.deleteContact, { params: { id }, headers });

describe('a contact message', () => {
  it('is answered with its record and read by staff as it was written', async () => {
    const written = { ...words, message: 'First line\nsecond line, with an é and a 👋' };
    const sent = await send(written);
    expect(sent).toMatchObject(written);
    const { status, body } = await read(sent.contactId);
    expect(status).toBe(200);
    expect(body).toEqual({ ...sent, handling: { state: 'new' }, version: 1 });
  });

  it('is stored in one form of Unicode, without blanks around it', async () => {
    const sent = await send({ ...words, firstName: '  Zoe\u0308 ' });
    expect(sent.firstName).toBe('Zo\u00EB');
  });

  it('is first in the list once it is sent, and the total counts it', async () => {
    const before = await list();
    const sent = await send(words);
    const after = await list();
    expect(after.content[0]).toEqual({
      contactId: sent.contactId,
      firstName: 'Amina',
      lastName: 'Yusuf',
      contactDate: sent.contactDate,
      handling: { state: 'new' },
    });
    expect(after.totalElements).toBe(before.totalElements + 1);
  });

  it('is gone from the list, the total and its own address once it is deleted', async () => {
    const sent = await send(words);
    const before = await list();
    expect((await remove(sent.contactId)).status).toBe(200);
    const after = await list();
    expect(after.totalElements).toBe(before.totalElements - 1);
    expect(after.content.map(({ contactId }) => contactId)).not.toContain(sent.contactId);
    expect((await read(sent.contactId)).status).toBe(404);
    expect((await remove(sent.contactId)).status).toBe(404);
  });

  it('is deleted once when two people delete it together', async () => {
    const sent = await send(words);
    const before = await list();
    const answers = await Promise.all([remove(sent.contactId), remove(sent.contactId), remove(sent.contactId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect((await list()).totalElements).toBe(before.totalElements - 1);
  });
});

describe('a message sent again under its idempotency key', () => {
  it('is one record, answered like the first', async () => {
    const key = randomUUID();
    const before = await list();
    const answers = await Promise.all([send(words, key), send(words, key), send(words, key)]);
    expect(new Set(answers.map(({ contactId }) => contactId)).size).toBe(1);
    expect(await send(words, key)).toEqual(answers[0]);
    expect((await list()).totalElements).toBe(before.totalElements + 1);
  });

  it('is a record of its own when its words are different, so that none are lost', async () => {
    const key = randomUUID();
    const first = await send(words, key);
    const second = await send({ ...words, message: 'And one more thing.' }, key);
    expect(second.contactId).not.toBe(first.contactId);
  });
});

describe('a message sent without a key', () => {
  const post = async (message: string) => {
    const { body } = await ask(product.url, intakeCalls.sendContactMessage, { body: { ...words, message } });
    return sentMessage.parse(body).contactId;
  };
  const moveClock = (minutes: number) => vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
  afterEach(() => vi.useRealTimers());

  it('is recognised by its words for ten minutes', async () => {
    const first = await post('Sent twice by a browser without scripts.');
    moveClock(9);
    expect(await post('Sent twice by a browser without scripts.')).toBe(first);
  });

  it('is a message of its own when the same words are meant again later', async () => {
    const first = await post('Please ring me, still.');
    moveClock(11);
    expect(await post('Please ring me, still.')).not.toBe(first);
  });
});

it('a row of messages that cannot be read remains in the list as unreadable', async () => {
  const sent = await send(words);
  const table = connectTable();
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: entryKey(messageList, `${sent.contactDate}#${sent.contactId}`),
      UpdateExpression: 'SET firstName = :broken',
      ExpressionAttributeValues: { ':broken': 7 },
    }),
  );
  const rows: ContactRow[] = (await list()).content;
  expect(rows).toContainEqual({ contactId: sent.contactId, unreadable: true });
});
