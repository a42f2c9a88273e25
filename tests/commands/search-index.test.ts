import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { type Place, readStored } from '../../functions/erasure/stored/read-stored.ts';
import { entryKey } from '../../functions/kernel/store/counted-list.ts';
import { lookupEntity } from '../../functions/patients/store/lookups.ts';
import { indexName, nameIndexEntity } from '../../functions/patients/store/name-index.ts';
import { entrySort, patientLists } from '../../functions/patients/store/patient-lists.ts';
import { recordEntity } from '../../functions/patients/store/record.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { createJoinedReferralStore } from '../../functions/referrals/store/joined-referrals.ts';
import { createPublicStateStore } from '../../functions/referrals/store/public-states.ts';
import { referenceEntity } from '../../functions/referrals/store/references.ts';
import { fileAnew, findMisfiled } from '../../infra/commands/stored-data/search-index.ts';
import { referralInput } from '../../shared/patients/referral.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { seesAll } from '../support/sees-all.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();
const place = { client: new DynamoDBClient({}), name: table.name };
const readItems = async (from: Place) => await Array.fromAsync(readStored(from)());
const records = createRecordStore(table);
const joined = createJoinedReferralStore(table);
const states = createPublicStateStore(table);

const add = async (firstName: string, lastName: string) => {
  const answers = referralInput.parse({
    referralPersonalDetails: { firstName, lastName, dob: '1980-03-14', mobile: '07700 900123' },
  });
  const at = new Date().toISOString();
  return await records.add({ answers }, { call: 'test', idempotencyKey: randomUUID(), content: {}, at });
};
const remove = (key: { pk: string; sk: string }) =>
  table.client.send(new DeleteCommand({ TableName: table.name, Key: key }));
const put = (item: Record<string, unknown>) => table.client.send(new PutCommand({ TableName: table.name, Item: item }));
const ids = async (text: string) => (await records.search(text, 1, seesAll)).content.map(({ patientId }) => patientId);
const misfiled = async () => await findMisfiled(readStored(place));

it('a record from before references and families of spellings gets both, and what is gone is taken out', async () => {
  const fine = await add('Zarqa', 'Quddus');
  const { patientId: id, reference = '' } = await add('Muhammad', 'Khatoon');
  expect(await misfiled()).toEqual([]);

  // As a former version stored it: under its own spelling, and without a reference.
  for (const { Put } of indexName(id, { name: 'Muhammad Khatoon', row: {} })) {
    const { pk, sk } = Put.Item;
    await remove({ pk, sk });
  }
  const literal = { place1: 'NAME#m#', sortedBy: `muhammad khatoon#${id}` };
  await put({
    ...nameIndexEntity.key({ patientId: id, number: 7 }),
    patientId: id,
    ...literal,
    row: { patientId: id },
  });
  await remove(referenceEntity.key(reference));
  for (const key of [recordEntity.key(id), entryKey(patientLists.active, entrySort(id))]) {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key,
        UpdateExpression: 'REMOVE #reference, place1, place2, place3, sortedBy',
        ExpressionAttributeNames: { '#reference': 'reference' },
      }),
    );
  }
  const nobody = '01M5YXZYWAKE0RY5QY34VFXM34';
  await put({ ...lookupEntity.key(nobody), patientId: nobody, place1: 'LIKE#dob#1980-03-14', sortedBy: nobody });
  expect(await ids('mohd')).toEqual([]);

  expect((await misfiled()).map(({ patientId }) => patientId).toSorted()).toEqual([id, nobody].toSorted());
  expect(await fileAnew(place, await misfiled())).toEqual([]);
  expect(await misfiled()).toEqual([]);

  for (const text of ['mohd', 'khatun muham']) expect(await ids(text)).toEqual([id]);
  const [row] = (await records.search('mohammed', 1, seesAll)).content;
  const given = row && 'reference' in row ? row.reference : undefined;
  expect(given).toMatch(/^\w{3}-\w{3}$/);
  expect(await ids(given ?? '')).toEqual([id]);
  expect((await records.read(id))?.record.reference).toBe(given);
  expect((await records.list('active', 1)).content[0]).toMatchObject({ reference: given });
  expect((await ids('14/03/1980')).toSorted()).toEqual([fine.patientId, id].toSorted());
});

it('a referral that was joined to a record stays found by its own reference, and says in public what the record does', async () => {
  const mine = await add('Nusrat', 'Begum');
  const again = await add('Nusrat', 'Begam');
  const done = await joined.join(again.patientId, mine.patientId, makeAuditContext());
  expect(done).toMatchObject({ outcome: 'done' });
  expect(await misfiled()).toEqual([]);

  const known = { reference: again.reference ?? '', proof: '1980-03-14' };
  expect(await states.find(known)).toMatchObject({ state: 'new' });
  const [shown] = (await readItems(place)).filter(
    (item) => item.patientId === mine.patientId && item.pk.startsWith('STATE#'),
  );
  await put({ ...shown, state: 'withdrawn' });
  await remove(referenceEntity.key(known.reference));
  expect((await misfiled()).map(({ patientId }) => patientId)).toEqual([mine.patientId]);

  expect(await fileAnew(place, await misfiled())).toEqual([]);
  expect(await misfiled()).toEqual([]);
  expect(await ids(known.reference)).toEqual([mine.patientId]);
  for (const reference of [known.reference, mine.reference ?? '']) {
    expect(await states.find({ ...known, reference })).toMatchObject({ state: 'new' });
  }
});

it('a rebuild of the search index that is run again changes nothing', async () => {
  const before = await readItems(place);
  expect(await fileAnew(place, await misfiled())).toEqual([]);
  expect(await readItems(place)).toEqual(before);
});
