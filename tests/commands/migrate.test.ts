import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { kindOf } from '../../functions/data/catalogue.ts';
import { contactMessageEntity, createContactMessageStore } from '../../functions/data/contact-messages.ts';
import { type Entity, nobody, readItem } from '../../functions/data/entity.ts';
import { schemaVersion } from '../../functions/data/table.ts';
import { migrate } from '../../infra/commands/migrate/migrate.ts';
import { contactMessageInput } from '../../shared/api/contact-message.ts';
import { samples } from '../contract/samples.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();
const place = { client: new DynamoDBClient({}), name: table.name };

/** What a letter will be in two versions' time: its name in two parts, then a list of them. */
const letter = z.object({ names: z.array(z.string()), text: z.string() });
const letterEntity: Entity<string, typeof letter> = {
  name: 'Letter',
  key: (id) => ({ pk: `LETTER#${id}`, sk: 'LETTER' }),
  anyId: '{id}',
  whose: nobody,
  schema: letter,
  upgrades: {
    2: ({ name, ...item }) => ({ ...item, first: String(name).split(' ')[0], last: String(name).split(' ')[1] }),
    3: ({ first, last, ...item }) => ({ ...item, names: [first, last] }),
  },
};
const findLetter = ({ pk }: { pk: string }) => (pk.startsWith('LETTER#') ? kindOf(letterEntity) : undefined);
const put = (id: string, item: object) =>
  table.client.send(new PutCommand({ TableName: table.name, Item: { ...letterEntity.key(id), ...item } }));
const readRaw = async (id: string) =>
  (await table.client.send(new GetCommand({ TableName: table.name, Key: letterEntity.key(id) }))).Item;

describe('an item', () => {
  it('says of which schema version it is, as everything that is put does', async () => {
    const message = contactMessageInput.parse(samples.intake.sendContactMessage.body);
    const { contactId } = await createContactMessageStore(table).add(message, 'schema-version-test', new Date());
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: contactMessageEntity.key(contactId) }),
    );
    expect(Item?.schemaVersion).toBe(schemaVersion);
  });

  it('of any earlier version is read as the present one', async () => {
    await put('1', { name: 'Amina Yusuf', text: 'Hello' });
    await put('2', { first: 'Amina', last: 'Yusuf', text: 'Hello', schemaVersion: 2 });
    await put('3', { names: ['Amina', 'Yusuf'], text: 'Hello', schemaVersion: 3 });
    for (const id of ['1', '2', '3']) {
      expect(await readItem(table, letterEntity, id)).toEqual({ names: ['Amina', 'Yusuf'], text: 'Hello' });
    }
  });
});

describe('a migration', () => {
  it('writes what is older back as the present version, once, and leaves the rest', async () => {
    expect(await migrate(place, findLetter)).toEqual({ upgraded: 2, changedMeanwhile: [] });
    for (const id of ['1', '2', '3']) {
      expect(await readRaw(id)).toEqual({
        ...letterEntity.key(id),
        names: ['Amina', 'Yusuf'],
        text: 'Hello',
        schemaVersion: 3,
      });
    }
    expect(await migrate(place, findLetter)).toEqual({ upgraded: 0, changedMeanwhile: [] });
  });

  it('does not write over what somebody changes meanwhile', async () => {
    await put('4', { name: 'Amina Yusuf', text: 'Hello' });
    const slow = Object.create(place.client) as DynamoDBClient;
    slow.send = (async (command: { constructor: { name: string } }) => {
      if (command.constructor.name === 'PutItemCommand') {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: letterEntity.key('4'),
            UpdateExpression: 'SET #text = :text',
            ExpressionAttributeNames: { '#text': 'text' },
            ExpressionAttributeValues: { ':text': 'Changed' },
          }),
        );
      }
      return await place.client.send(command as never);
    }) as DynamoDBClient['send'];
    expect(await migrate({ ...place, client: slow }, findLetter)).toEqual({
      upgraded: 0,
      changedMeanwhile: ['LETTER#4 LETTER'],
    });
    expect(await readItem(table, letterEntity, '4')).toEqual({ names: ['Amina', 'Yusuf'], text: 'Changed' });
  });
});
