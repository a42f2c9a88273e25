import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contactMessageInput } from '../../../shared/messages/contact-message.ts';
import { samples } from '../../../tests/platform/samples.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { contactMessageEntity } from '../../messages/store/contact-message-items.ts';
import { createContactMessageStore } from '../../messages/store/contact-messages.ts';
import { type Entity, keyPattern, nobodysData, readItem } from './entity.ts';
import { schemaVersion } from './table.ts';

const table = await startTestTable();

/** A letter in two future versions: its name in two parts, then a list of them. */
const letter = z.object({ names: z.array(z.string()), text: z.string() });
const letterEntity: Entity<string, typeof letter> = {
  name: 'Letter',
  key: keyPattern('LETTER#{id}', 'LETTER'),
  dataSubject: nobodysData,
  schema: letter,
  upgrades: {
    2: ({ name, ...item }) => ({ ...item, first: String(name).split(' ')[0], last: String(name).split(' ')[1] }),
    3: ({ first, last, ...item }) => ({ ...item, names: [first, last] }),
  },
};
const put = (id: string, item: object) =>
  table.client.send(new PutCommand({ TableName: table.name, Item: { ...letterEntity.key(id), ...item } }));

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
