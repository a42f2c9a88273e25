import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { createExportStore } from '../../functions/kernel/files/exports.ts';
import { ObjectClient } from '../../functions/kernel/files/objects/object-client.ts';
import type { Caller } from '../../functions/kernel/http/handler.ts';
import type { AuditContext } from '../../functions/kernel/store/audit.ts';
import { makeDependencies as makeRecords } from '../../functions/patients/dependencies.ts';
import { createSignatureStore } from '../../functions/patients/files/signatures.ts';
import { recordHandlers } from '../../functions/patients/records.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { createTimelineStore } from '../../functions/patients/store/timeline.ts';
import { makeDependencies as makeQuestionnaires } from '../../functions/questionnaires/dependencies.ts';
import { writeCsv } from '../../functions/questionnaires/handler.ts';
import { createResultStore } from '../../functions/questionnaires/store/results.ts';
import { startObjectStore } from '../../infra/local/s3/start-object-store.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientInput } from '../../shared/patients/patient-input.ts';
import { makeFailing, StoreFailure, type When } from '../support/failing-table.ts';
import { makePng } from '../support/made-png.ts';
import { addPatient } from '../support/patients.ts';
import { startTestTable } from '../support/test-table.ts';

const Bucket = 'private';
const temporary = 'temporary';
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const table = await startTestTable();
const dataDir = await mkdtemp(join(tmpdir(), 'files-'));
const store = await startObjectStore({ dataDir, credentials });
Object.assign(process.env, {
  AWS_ENDPOINT_URL_S3: store.endpoint,
  SIGNATURES_BUCKET: Bucket,
  TEMPORARY_BUCKET: temporary,
  USER_POOL_ID: 'none',
});
const s3 = new S3Client({});
for (const one of [Bucket, temporary]) await s3.send(new CreateBucketCommand({ Bucket: one }));
afterAll(async () => {
  s3.destroy();
  await store.stop();
  await rm(dataDir, { recursive: true });
});

/** The dependencies of the handlers, with one failing request to either store. */
const connect = (failing: number, when: When = 'before') => {
  const { fail, used } = makeFailing(failing, when);
  const client = new ObjectClient(fail(new S3Client({})));
  const failingTable = { ...table, client: fail(table.client) };
  return {
    records: {
      ...makeRecords(),
      records: createRecordStore(failingTable),
      signatures: createSignatureStore(client),
    },
    questionnaires: {
      ...makeQuestionnaires(),
      results: createResultStore(failingTable),
      exports: createExportStore(client),
    },
    used,
  };
};
const whole = connect(0);

const makeRequest = (key: string = randomUUID()) => ({
  query: {},
  client: { address: '', network: '', userAgent: '', site: '' },
  idempotencyKey: key,
  caller: {
    username: 'somebody',
    role: 'ROLE_STAFF',
    signIn: { username: 'somebody', originJti: 'origin', authTime: 0 },
    clientId: 'a-client',
  } satisfies Caller as Caller,
  auditContext: {
    at: new Date().toISOString(),
    requestId: randomUUID(),
    username: 'somebody',
    role: 'ROLE_STAFF',
    call: 'test',
    written: false,
  } satisfies AuditContext as AuditContext,
});

const png = makePng(40, 16);
const listKeys = async (Prefix: string) => {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
  return Contents.map(({ Key }) => Key ?? '');
};
const storeSignature = (dependencies = whole) =>
  recordHandlers.saveSignature(
    { ...makeRequest(), params: {}, body: { image: `data:image/png;base64,${png.toString('base64')}` } },
    dependencies.records,
  );
const create = (signatureUrl: string, key: string, dependencies = whole) =>
  recordHandlers.createPatient(
    {
      ...makeRequest(key),
      params: {},
      body: patientInput.parse({ referralPersonalDetails: { firstName: 'Has', lastName: 'Signed', signatureUrl } }),
    },
    dependencies.records,
  );
const read = (id: string, dependencies = whole) =>
  recordHandlers.readReferral({ ...makeRequest(), params: { id }, body: undefined }, dependencies.records);
const share = (patientId: string, dependencies = whole) =>
  writeCsv({ ...makeRequest(), params: { patientId }, body: undefined }, dependencies.questionnaires);

const saved = async () => {
  const answer = await storeSignature();
  if (answer.status !== 201) throw new Error('The signature was not kept');
  return answer.body.signatureUrl;
};
const follow = async (link = '') => Buffer.from(await (await fetch(link)).arrayBuffer());
const failed = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: unknown) => {
      expect(error).toBeInstanceOf(StoreFailure);
      return true;
    },
  );

/** Every request of some work, each failing before and after it is done. */
const everyRequest = async (work: (dependencies: typeof whole) => Promise<unknown>) => {
  const counting = connect(0);
  await work(counting);
  const moments: When[] = ['before', 'after'];
  return Array.from({ length: counting.used() }, (_, n) => n + 1).flatMap((n) => moments.map((when) => ({ n, when })));
};

describe('a failure at any request to the table or to the files', () => {
  it('leaves a signature that is being stored whole or absent, and a second attempt stores it', async () => {
    const cases = await everyRequest(storeSignature);
    expect(cases).toHaveLength(4);
    for (const { n, when } of cases) {
      expect(await failed(storeSignature(connect(n, when)))).toBe(true);
      const answer = await storeSignature();
      expect(answer.status).toBe(201);
    }
    for (const key of await listKeys('unclaimed/'))
      expect(await follow(await whole.records.signatures.link(key))).toEqual(png);
  });

  it('leaves a signed patient saved or not there, and a second try saves one, with the very signature', async () => {
    const cases = await everyRequest(async (dependencies) => create(await saved(), randomUUID(), dependencies));
    expect(cases).toHaveLength(6);
    for (const { n, when } of cases) {
      const count = async () => (await whole.records.records.count()).patients;
      const [before, signatureUrl, key] = [await count(), await saved(), randomUUID()];
      expect(await failed(create(signatureUrl, key, connect(n, when)))).toBe(true);
      expect([before, before + 1]).toContain(await count());
      const answer = await create(signatureUrl, key);
      if (answer.status !== 201) throw new Error('The second try did not save the patient');
      expect(await count()).toBe(before + 1);
      const { patientId } = answer.body;
      const { events } = await createTimelineStore(table).read(patientId, 'latest', 10);
      expect(onlyReadable(events).map(({ event }) => event.kind)).toEqual(['added']);
      const record = await read(patientId);
      if (record.status !== 200) throw new Error('The patient cannot be read');
      expect(await follow(record.body.referralPersonalDetails.signatureUrl)).toEqual(png);
      expect(await follow(answer.body.referralPersonalDetails.signatureUrl)).toEqual(png);
    }
    // Every claimed signature is of one patient: none was stored twice.
    expect((await listKeys('claimed/')).length).toBe((await whole.records.records.count()).patients);
  });

  it('refuses the reading of a signed record as a whole, and a second try reads it', async () => {
    const created = await create(await saved(), randomUUID());
    if (created.status !== 201) throw new Error('There is no patient to read');
    const { patientId } = created.body;
    const cases = await everyRequest((dependencies) => read(patientId, dependencies));
    expect(cases).toHaveLength(2);
    for (const { n, when } of cases) {
      expect(await failed(read(patientId, connect(n, when)))).toBe(true);
      expect(await read(patientId)).toMatchObject({ status: 200, body: { patientId } });
    }
  });

  it('gives no link to half a file of results, and a second try gives a whole one', async () => {
    const patientId = await addPatient();
    const first = await share(patientId);
    const text = await follow(first.status === 200 ? first.body.url : '');
    expect(text.toString()).toContain('Patient ID,First name');
    const cases = await everyRequest((dependencies) => share(patientId, dependencies));
    expect(cases.length).toBeGreaterThanOrEqual(6);
    for (const { n, when } of cases) {
      expect(await failed(share(patientId, connect(n, when)))).toBe(true);
      const again = await share(patientId);
      expect(await follow(again.status === 200 ? again.body.url : '')).toEqual(text);
    }
    for (const key of await listKeys('exports/'))
      expect(await follow(await whole.records.signatures.link(key))).toEqual(text);
  });
});
