import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from 'vitest';
import { type Place, readAll, readStored } from '../../functions/erasure/stored/read-stored.ts';
import type { RawItem } from '../../functions/erasure/stored/stored-item.ts';
import { disposalEntity } from '../../functions/kernel/store/disposals.ts';
import { readItem } from '../../functions/kernel/store/entity.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { contactMessageEntity } from '../../functions/messages/store/contact-message-items.ts';
import { createContactMessageStore } from '../../functions/messages/store/contact-messages.ts';
import { drill } from '../../infra/commands/restore-drill/drill.ts';
import { writeItems } from '../../infra/commands/stored-data/export-table.ts';
import { createTable } from '../../infra/local/create-table.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { contactMessageInput } from '../../shared/messages/contact-message.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { everyCall } from '../platform/every-call.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const table = connectTable();
const place: Place = { client: new DynamoDBClient({}), name: table.name };
const readItems = async (from: Place) => await Array.fromAsync(readStored(from)());
const messages = createContactMessageStore(table);
const words = contactMessageInput.parse(samples.intake.sendContactMessage.body);

const run = async (command: string, ...args: string[]) =>
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL(`../../infra/commands/${command}/run.ts`, import.meta.url)),
    ...args,
  ]).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
const makeTable = async (name: string, items: RawItem[]): Promise<Place> => {
  await createTable(name);
  await writeItems({ ...place, name }, items);
  return { ...place, name };
};
const readRaws = async (from: Place) => await Array.fromAsync(readAll(from));
const lasting = async (from: Place) =>
  new Map(
    (await readItems(from))
      .filter(({ pk, expiresAt }) => expiresAt === undefined && !/^(AUDIT|REVIEW|SESSION|DISPOSED)#/.test(pk))
      .map((item) => [`${item.pk} ${item.sk}`, item]),
  );
const countAuditEvents = async (from: Place) =>
  (await readItems(from)).filter(({ pk }) => pk.startsWith('AUDIT#')).length;
const faultsOf = async (from: Place) => {
  const { exported: _, readBack: __, counters, ...faults } = await drill(from);
  return [...Object.values(faults).flat(), ...counters.wrong];
};

let copy: Place;
let [unchanged, lost, old, late] = ['', '', '', ''];
beforeAll(async () => {
  for (const { call, sample } of everyCall.filter(({ name }) => name !== 'signOut')) {
    await ask(product.url, call, { ...sample, headers: call.permission === 'public' ? {} : headers });
  }
  unchanged = (await messages.add(words, 'kept', new Date())).contactId;
  lost = (await messages.add(words, 'lost', new Date())).contactId;
  const eightMonthsAgo = new Date(Date.now() - 8 * 31 * 24 * 60 * 60 * 1000);
  old = (await messages.add(words, 'old', eightMonthsAgo)).contactId;
  copy = await makeTable('the-copy', await readRaws(place));

  // A bad afternoon: one record is deleted, one corrupted, one added, one patient changed, and one properly disposed
  // of.
  await ask(product.url, messageCalls.deleteContact, { params: { id: lost }, headers });
  const spoil = { UpdateExpression: 'SET message = :m', ExpressionAttributeValues: { ':m': 'spoilt' } };
  await table.client.send(
    new UpdateCommand({ TableName: table.name, Key: contactMessageEntity.key(unchanged), ...spoil }),
  );
  late = (await messages.add(words, 'late', new Date())).contactId;
  await ask(product.url, patientCalls.createPatient, { body: samples.patients.createPatient.body, headers });
  await run('retention', '--table', table.name, '--dispose', old, '--approved-by', 'Ruth Adeyemi');
});

it('a restore without --apply changes nothing, and reports what it would change', async () => {
  const before = await readItems(place);
  expect(await run('restore', '--from', copy.name)).toContain('Please name the table to copy from');
  expect(await run('restore', '--from', copy.name, '--table', copy.name)).toContain(
    'Please name the table to copy from',
  );
  expect(await run('restore', '--from', copy.name, '--table', place.name)).toMatch(
    /\d+ items of the-copy are to be put back .*, and \d+ newer ones are to be removed.\nNothing was changed/,
  );
  expect(await readItems(place)).toEqual(before);
});

it('a restore makes the table what the copy is; the audit log, and disposals since, remain', async () => {
  const auditLog = await countAuditEvents(place);
  expect(auditLog).toBeGreaterThan(await countAuditEvents(copy));
  expect(await run('restore', '--from', copy.name, '--table', place.name, '--apply')).toContain('Done.');

  expect(await messages.read(lost)).toMatchObject({ message: words.message });
  expect(await messages.read(unchanged)).toMatchObject({ message: words.message });
  expect(await messages.read(late)).toBeUndefined();
  expect(await messages.read(old)).toBeUndefined();
  expect(await readItem(table, disposalEntity, old)).toMatchObject({ approvedBy: 'Ruth Adeyemi' });
  expect(await countAuditEvents(place)).toBe(auditLog);
  expect(await faultsOf(place)).toEqual([]);
  expect(await run('restore', '--from', copy.name, '--table', place.name)).toContain('0 newer ones');
});

it('a restore fills the empty table of a new deployment with all that lasts', async () => {
  const fresh = await makeTable('the-fresh', []);
  await run('restore', '--from', copy.name, '--table', fresh.name, '--apply');
  expect(await lasting(fresh)).toEqual(await lasting(copy));
  expect(await countAuditEvents(fresh)).toBe(await countAuditEvents(copy));
  expect(await faultsOf(fresh)).toEqual([]);
});
