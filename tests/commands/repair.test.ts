import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { isCounter } from '../../functions/erasure/stored/item-kinds.ts';
import { type ReadItems, readStored } from '../../functions/erasure/stored/read-stored.ts';
import type { StoredItem } from '../../functions/erasure/stored/stored-item.ts';
import { readTotal } from '../../functions/kernel/store/read-counted-list.ts';
import { messageList } from '../../functions/messages/store/contact-message-items.ts';
import { createContactMessageStore } from '../../functions/messages/store/contact-messages.ts';
import { type Counted, recount, recountTwice } from '../../infra/commands/stored-data/recount.ts';
import { repair } from '../../infra/commands/stored-data/repair.ts';
import { contactMessageInput } from '../../shared/messages/contact-message.ts';
import { samples } from '../platform/samples.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();
const client = new DynamoDBClient({});
afterAll(() => client.destroy());
const place = { client, name: table.name };
const read = readStored(place);
const messages = createContactMessageStore(table);
const words = contactMessageInput.parse(samples.intake.sendContactMessage.body);
const send = (at = new Date()) => messages.add(words, randomUUID(), at);

const readAll = async (): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  for await (const item of read()) items.push(item);
  return items;
};

/** Readings that each see a message half: its counters from after it was sent, and all else from before. */
const readBesideSenders: ReadItems = async function* () {
  const before = await readAll();
  await send();
  yield* before.filter((item) => !isCounter(item));
  yield* (await readAll()).filter(isCounter);
};

/** A month in which nobody sends anything any more, and its name in the counters of its decade. */
const quietMonth = '2020-05';
const quietCounter = '0-05';

/** Makes the counter of the quiet month wrong by the given amount, as a fault would. */
const spoil = async (by: number): Promise<Counted> => {
  const counter = (await readAll()).find((item) => isCounter(item) && quietCounter in item);
  if (!counter) throw new Error('There is no counter to spoil');
  const { pk, sk } = counter;
  const attribute = quietCounter;
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk, sk },
      UpdateExpression: 'ADD #attribute :by',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':by': by },
    }),
  );
  const stored = Number(counter[attribute]);
  return { pk, sk, attribute, stored: stored + by, counted: stored };
};

it('a fault that only one of two readings finds is none: the repair leaves it as it is', async () => {
  await send(new Date(`${quietMonth}-10T10:00:00Z`));
  for (let n = 0; n < 20; n += 1) await send();
  expect((await recount(readBesideSenders)).wrong).not.toEqual([]);
  const found = await recountTwice(readBesideSenders);
  expect(found.wrong).toEqual([]);
  await repair(place, found);
  expect((await recount(read)).wrong).toEqual([]);
});

it('a fault that both readings find alike is repaired, beside those who write', async () => {
  const wrong = await spoil(7);
  const found = await recountTwice(readBesideSenders);
  expect(found.wrong).toEqual([wrong]);
  expect(await repair(place, found)).toEqual([]);
  expect((await recount(read)).wrong).toEqual([]);
});

it('a counter that changes between the readings and the repair is left as it is, and reported', async () => {
  const wrong = await spoil(-3);
  const found = await recountTwice(read);
  await spoil(1);
  expect(await repair(place, found)).toEqual([wrong]);
  expect(await repair(place, await recountTwice(read))).toEqual([]);
  expect((await recount(read)).wrong).toEqual([]);
});

it('beside many who send and delete, repair after repair leaves every counter right', async () => {
  const until = { done: false };
  const write = async () => {
    for (let n = 0; n < 25; n += 1) {
      const { contactId } = await send();
      if (n % 3 === 0) await messages.remove(contactId, makeAuditContext('deleteContact'), async () => undefined);
    }
  };
  const mend = async () => {
    while (!until.done) await repair(place, await recountTwice(read));
  };
  const mending = mend();
  await Promise.all(Array.from({ length: 6 }, write)).finally(() => {
    until.done = true;
  });
  await mending;
  expect((await recount(read)).wrong).toEqual([]);
  const listed = (await readAll()).filter(({ pk }) => pk === 'LIST#messages');
  expect(await readTotal(table, messageList)).toBe(listed.length);
});
