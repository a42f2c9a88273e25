import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { idempotencyHeader } from '../../shared/kernel/call.ts';
import { everyCall } from '../platform/every-call.ts';
import { startTestProduct } from '../support/test-product.ts';
import { makeEvent } from './lambda-event.ts';
import { listShippedFunctions } from './shipped-functions.ts';
import { type Answering, startAnswering } from './start-bundle.ts';
import { startInterrupter } from './start-interrupter.ts';

// What Lambda does with an execution environment, to the bundle that strangers reach: a referral must be neither lost nor stored
// twice.
await startTestProduct();
const database = await startInterrupter(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
afterAll(() => database.stop());
process.env.AWS_ENDPOINT_URL_DYNAMODB = database.endpoint;
const directory = await mkdtemp(join(tmpdir(), 'environment-'));
afterAll(() => rm(directory, { recursive: true }));

const bundled = listShippedFunctions(directory).find(({ name }) => name === 'public');
const sent = everyCall.find(({ name }) => name === 'sendReferral');
const environments: Answering[] = [];
const start = async () => {
  if (!bundled) throw new Error('The bundle of public is not shipped');
  const environment = await startAnswering(bundled);
  environments.push(environment);
  return environment;
};
afterAll(() => {
  for (const { stop } of environments) stop();
});

const referral = (key: string) => {
  if (!sent) throw new Error('No call sends a referral');
  return makeEvent(sent, { [idempotencyHeader]: key });
};
const answered = z.object({ statusCode: z.number(), body: z.string().transform((text) => JSON.parse(text)) });
const send = async (environment: Answering, key: string, milliseconds?: number) =>
  answered.parse(await environment.invoke(referral(key), milliseconds));

let running: Answering;
beforeAll(async () => {
  running = await start();
});

it('a function whose connections were ended while it was frozen answers as before', async () => {
  expect(await send(running, randomUUID())).toMatchObject({ statusCode: 201 });
  running.freeze();
  database.breakAll();
  running.thaw();
  expect(await send(running, randomUUID())).toMatchObject({ statusCode: 201 });
});

it('a function whose database does not answer says in time that it is busy, and the same referral is stored once', async () => {
  const key = randomUUID();
  void database.pause();
  expect(await send(running, key, 3000)).toMatchObject({ statusCode: 503 });
  database.resume();
  database.breakAll();
  const [first, second] = [await send(running, key), await send(running, key)];
  expect(first).toMatchObject({ statusCode: 201 });
  expect(second.body).toEqual(first.body);
});

it('a function that is ended while it writes leaves nothing that the same referral is not', async () => {
  const [key, ended] = [randomUUID(), await start()];
  const asked = database.pause();
  const lost = send(ended, key).catch(() => 'ended');
  await asked;
  ended.stop();
  expect(await lost).toBe('ended');
  database.resume();
  const [first, second] = [await send(running, key), await send(running, key)];
  expect(first).toMatchObject({ statusCode: 201 });
  expect(second.body).toEqual(first.body);
});

it('two environments that get the same referral at once store it once', async () => {
  const [key, other] = [randomUUID(), await start()];
  const answers = await Promise.all([send(running, key), send(other, key)]);
  const again = await send(running, key);
  for (const { statusCode, body } of answers) {
    if (statusCode === 201) expect(body).toEqual(again.body);
    else expect([409, 503]).toContain(statusCode);
  }
  expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
});
