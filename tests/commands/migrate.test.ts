import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contactMessageEntity, waitingList } from '../../functions/data/contact-message-items.ts';
import { createContactMessageStore } from '../../functions/data/contact-messages.ts';
import { entryKey, removeFromList } from '../../functions/data/counted-list.ts';
import { type Entity, nobody, readItem } from '../../functions/data/entity.ts';
import { kindOf } from '../../functions/data/kinds.ts';
import { openAlertList, openSortOf } from '../../functions/data/questionnaires/alert-lists.ts';
import { readOwned } from '../../functions/data/questionnaires/alert-owners.ts';
import { caseloadEntity } from '../../functions/data/records/caseload.ts';
import { type Key, schemaVersion } from '../../functions/data/table.ts';
import { createCaseloadStore } from '../../functions/data/work/caseloads.ts';
import { commit } from '../../functions/data/write.ts';
import { listLate } from '../../infra/commands/migrate/list-late.ts';
import { migrate } from '../../infra/commands/migrate/migrate.ts';
import { nobody as nobodys } from '../../shared/api/caseload.ts';
import { contactMessageInput } from '../../shared/api/contact-message.ts';
import { samples } from '../contract/samples.ts';
import { addPatient } from '../support/patients.ts';
import { saveResult } from '../support/results.ts';
import { seesAll } from '../support/sees-all.ts';
import { startTestTable } from '../support/test-table.ts';
import { throughClient } from '../support/through-client.ts';

const table = await startTestTable();
const place = { client: new DynamoDBClient({}), name: table.name };

/** A letter in two future versions: its name in two parts, then a list of them. */
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
    const slow = throughClient(place.client, async (sent, send) => {
      if (sent.constructor.name === 'PutItemCommand') {
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
      return await send(sent);
    });
    expect(await migrate({ ...place, client: slow }, findLetter)).toEqual({
      upgraded: 0,
      changedMeanwhile: ['LETTER#4 LETTER'],
    });
    expect(await readItem(table, letterEntity, '4')).toEqual({ names: ['Amina', 'Yusuf'], text: 'Changed' });
  });
});

describe('what is from before there were answers and caseloads', () => {
  const removeFrom = async (key: Key, ...names: string[]) => {
    await table.client.send(
      new UpdateCommand({ TableName: table.name, Key: key, UpdateExpression: `REMOVE ${names.join(', ')}` }),
    );
  };

  it('is put among the waiting messages and into the caseloads, open alerts too, once', async () => {
    const messages = createContactMessageStore(table);
    const message = contactMessageInput.parse(samples.intake.sendContactMessage.body);
    const { contactId, contactDate } = await messages.add(message, 'before-answers', new Date());
    await commit(table, removeFromList(waitingList, `${contactDate}#${contactId}`));
    await removeFrom(contactMessageEntity.key(contactId), 'handling', 'version');
    const patientId = await addPatient('Halima', 'Before', new Date('2026-03-01T10:00:00Z'));
    await saveResult(table, patientId, { day: '2026-04-02' });
    const { alert } = await saveResult(table, patientId, { type: 'phq', day: '2026-04-02' });
    const entry = entryKey(openAlertList, openSortOf(alert ?? { raisedAt: '', alertId: '' }));
    await removeFrom(entry, 'caseload', 'lastContact');
    for (const place of ['all', 'service', 'language', 'both', 'worker'] as const) {
      const Key = caseloadEntity.key({ patientId, place });
      await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
    }

    const waiting = await messages.countWaiting();
    expect(await listLate(place)).toEqual({ messages: 1, patients: 1, alerts: 1 });
    expect(await listLate(place)).toEqual({ messages: 0, patients: 0, alerts: 0 });
    expect(await messages.countWaiting()).toBe(waiting + 1);
    expect((await readOwned(table, nobodys, 12)).map(({ alertId }) => alertId)).toEqual([alert?.alertId]);
    const { content } = await createCaseloadStore(table).list(
      { active: true },
      { order: 'longest', size: 12 },
      seesAll,
    );
    expect(content).toEqual([expect.objectContaining({ patientId, lastContact: '2026-04-02' })]);
  });
});
