import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dispose } from '../../functions/erasure/store/dispose.ts';
import { type Place, readStored } from '../../functions/erasure/stored/read-stored.ts';
import { disposalEntity } from '../../functions/kernel/store/disposals.ts';
import { readItem } from '../../functions/kernel/store/entity.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { createContactMessageStore } from '../../functions/messages/store/contact-messages.ts';
import { handler as countReport } from '../../functions/report/jobs/count-report.ts';
import { readDirty } from '../../functions/report/store/dirty.ts';
import { findDue } from '../../infra/commands/retention/due.ts';
import { recount } from '../../infra/commands/stored-data/recount.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { documentCalls } from '../../shared/documents/calls.ts';
import { contactMessageInput } from '../../shared/messages/contact-message.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { makePdf, runChecks, sendFileAsStaff } from '../support/documents.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const table = connectTable();
const place = { client: new DynamoDBClient({}), name: table.name };
const readItems = async (from: Place) => await Array.fromAsync(readStored(from)());
const messages = createContactMessageStore(table);
const words = contactMessageInput.parse(samples.intake.sendContactMessage.body);

const sentMonthsAgo = async (months: number) => {
  const at = new Date();
  at.setMonth(at.getMonth() - months);
  return await messages.add(words, `retention-test-${months}`, at);
};
const run = async (...args: string[]) =>
  await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('../../infra/commands/retention/run.ts', import.meta.url)), ...args],
    { env: { ...process.env } },
  ).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
const inYears = (years: number) => new Date(Date.now() + years * 365.25 * 24 * 60 * 60 * 1000);
const makePatient = async () => {
  const saved = await ask(product.url, patientCalls.saveSignature, {
    body: samples.patients.saveSignature.body,
    headers,
  });
  const { signatureUrl } = z.object({ signatureUrl: z.string() }).parse(saved.body);
  const words = { ...samples.patients.createPatient.body, signatureUrl };
  const { body } = await ask(product.url, patientCalls.createPatient, { body: words, headers });
  const { patientId } = z.object({ patientId: z.string() }).parse(body);
  const note = { patientId, caseNote: 'We met.' };
  expect((await ask(product.url, caseNoteCalls.createCaseNote, { body: note, headers })).status).toBe(201);
  const answers = samples.questionnaires.saveResult.body.map((answer) => ({ ...answer, patientId }));
  expect((await ask(product.url, questionnaireCalls.saveResult, { body: answers, headers })).status).toBe(201);
  const file = { name: 'Letter.pdf', type: 'application/pdf', content: await makePdf() } as const;
  const uploadId = await sendFileAsStaff({ url: product.url, headers, patientId }, file);
  const document = { params: { patientId }, body: { uploadId, name: 'Letter' }, headers };
  expect((await ask(product.url, documentCalls.addDocument, document)).status).toBe(201);
  await runChecks();
  return patientId;
};

describe('a contact message', () => {
  it('is listed once its time is over, goes only with approval, and leaves a stub', async () => {
    const old = await sentMonthsAgo(7);
    const young = await sentMonthsAgo(5);
    const listed = await run('--table', table.name);
    expect(listed).toContain(old.contactId);
    expect(listed).not.toContain(young.contactId);

    expect(await run('--table', table.name, '--dispose', old.contactId)).toContain(
      'name the table and who approved it',
    );
    expect(await messages.read(old.contactId)).toBeDefined();
    expect(await run('--table', table.name, '--dispose', young.contactId, '--approved-by', 'Ruth')).toContain(
      'is not due',
    );
    expect(await messages.read(young.contactId)).toBeDefined();

    expect(await run('--table', table.name, '--dispose', old.contactId, '--approved-by', 'Ruth Adeyemi')).toContain(
      'were deleted',
    );
    expect(await messages.read(old.contactId)).toBeUndefined();
    expect(await readItem(table, disposalEntity, old.contactId)).toMatchObject({
      rule: 'contact-message',
      since: old.contactDate,
      approvedBy: 'Ruth Adeyemi',
    });
    expect((await messages.list(1)).content.map(({ contactId }) => contactId)).not.toContain(old.contactId);
    expect((await recount(readStored(place))).wrong).toEqual([]);
  });
});

describe('a patient’s record', () => {
  it('is due 20 years after the last contact, and not a day before', async () => {
    const patientId = await makePatient();
    const items = await readItems(place);
    const due = async (now: Date) => (await findDue(() => items, now)).map(({ id }) => id);
    expect(await due(inYears(19.99))).not.toContain(patientId);
    expect(await due(inYears(20.01))).toContain(patientId);
  });

  it('goes with everything that names it, while others stay and all counts are right', async () => {
    const [going, staying] = [await makePatient(), await makePatient()];
    const items = await readItems(place);
    const now = inYears(20.01);
    const due = (await findDue(() => items, now)).find(({ id }) => id === going);
    if (!due) throw new Error('It is due');
    const removed: string[] = [];
    const signatures = { read: async () => undefined, remove: async (name: string) => void removed.push(name) };
    const because = { id: going, rule: due.rule.name, since: due.since, approvedBy: 'Ruth Adeyemi' };
    await dispose(place, { because, now, signatures });
    expect(removed.toSorted()).toEqual([expect.stringMatching(/^claimed\//), expect.stringMatching(/^documents\//)]);

    // The report is counted without them.
    while ((await readDirty(table, 1)).marks.length > 0) await actAs('countReport', () => countReport());
    const after = await readItems(place);
    const naming = (id: string) => after.filter((item) => JSON.stringify(item).includes(id));
    expect(naming(going).filter(({ pk }) => !/^(AUDIT#|DISPOSED#|DISPOSALS$)/.test(pk))).toEqual([]);
    const isCounted = ({ pk }: { pk: string }) => pk.startsWith('REPORT-');
    const named = items.filter((item) => JSON.stringify(item).includes(staying) && !isCounted(item));
    expect(naming(staying).filter((item) => !isCounted(item)).length).toBe(named.length);
    expect((await recount(() => after)).wrong).toEqual([]);
  });
});
