import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { addPatient } from '../../../tests/support/patients.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { alertEntity, hasOpenAlert } from '../../alerts/store/alerts.ts';
import { createDraftStore, draftEntity } from '../../drafts/store/drafts.ts';
import { queryItems } from './query-items.ts';

const table = await startTestTable();
const put = async (Item: Record<string, unknown>) => {
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
};
// Four are more than the megabyte of one answer.
const long = 'x'.repeat(300_000);

describe('what is more than the megabyte of one answer', () => {
  it('is read to its end, or up to so many', async () => {
    for (const sk of ['1', '2', '3', '4', '5']) await put({ pk: 'LONG', sk, long });
    const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'LONG' } };
    const keysOf = async (Limit?: number) => (await queryItems(table, { ...query, Limit })).map(({ sk }) => sk);
    expect(await keysOf()).toEqual(['1', '2', '3', '4', '5']);
    expect(await keysOf(4)).toEqual(['1', '2', '3', '4']);
    expect(await keysOf(2)).toEqual(['1', '2']);
  });

  it('hides no open alert behind those that were answered', async () => {
    const patientId = await addPatient();
    for (const alertId of ['2', '3', '4', '5']) {
      await put({ ...alertEntity.key({ patientId, alertId }), response: { actionTaken: long } });
    }
    expect(await hasOpenAlert(table, patientId)).toBe(false);
    await put({ ...alertEntity.key({ patientId, alertId: '1' }), raisedAt: '2026-11-20T10:00:00.000Z' });
    expect(await hasOpenAlert(table, patientId)).toBe(true);
  });

  it('hides no draft behind long ones', async () => {
    const [savedAt, expiresAt] = ['2026-11-20T10:00:00.000Z', Date.parse('2026-11-27T10:00:00.000Z') / 1000];
    const forms = ['a', 'b', 'c', 'd', 'e'];
    for (const form of forms) {
      const Item = { ...draftEntity.key({ username: 'writer', form, record: '-' }), content: long, savedAt, expiresAt };
      await put(Item);
    }
    const listed = await createDraftStore(table).list('writer', Date.parse(savedAt));
    expect(listed.map(({ form }) => form).toSorted()).toEqual(forms);
  });
});

it('the one place that sends a query insists on a limit where one answer is taken', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const sending = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('new QueryCommand('));
  expect(sending).toEqual(['kernel/store/query-items.ts']);
});
