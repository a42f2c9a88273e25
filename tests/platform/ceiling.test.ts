import { randomUUID } from 'node:crypto';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { monthlyCalls } from '../../bench/monthly-calls.ts';
import { auditIndexes } from '../../functions/kernel/store/table.ts';
import { ask } from '../support/ask.ts';
import { addPatient } from '../support/patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { everyCall } from './every-call.ts';

/*
 * The capacity of one organisation's table: 300 requests a second of staff, which is some 10,000 of them at work, and
 * a million patients. DynamoDB documents 1,000 write units and 3,000 read units a second for one partition, and none
 * may be asked for more than half. A partition of one person, record, draft or sign-in is one of many, and left out.
 */
const perSecond = 300;
const half = { read: 1500, write: 500 };
const patientsPerStaff = 100;
// Enough to show how entries spread over shards.
const times = 4;

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');

type Input = Record<string, unknown>;
type Units = { read: number; write: number };
type Send = (command: { input: Input; constructor: { name: string } }) => Promise<{ ConsumedCapacity?: unknown }>;

const kilobytes = (item: unknown) => Math.max(1, Math.ceil(JSON.stringify(item ?? {}).length / 1024));
const oneOfMany = /[0-9A-HJKMNP-TV-Z]{26}|[\da-f]{8}-[\da-f]{4}-|[\da-f]{32,}|@|#[\w-]{40,}/i;
const asObject = (value: unknown) => value as Record<string, Input>;

/** The partitions that a request uses, with the units of each. */
const partitionsOf = (
  name: string,
  input: Input,
  consumed: number,
): { pk: string; kind: keyof Units; units: number }[] => {
  if (name.startsWith('Query')) {
    const values = Object.values(asObject(input.ExpressionAttributeValues));
    return [{ pk: `${input.IndexName ?? ''} ${values[0]}`, kind: 'read', units: consumed }];
  }
  if (name.startsWith('BatchGet') || name.startsWith('TransactGet')) {
    const keys = JSON.stringify(input).match(/"pk":"[^"]+"/g) ?? [];
    return keys.map((pk) => ({ pk: ` ${JSON.parse(`{${pk}}`).pk}`, kind: 'read', units: consumed / keys.length }));
  }
  if (name.startsWith('Get')) return [{ pk: ` ${asObject(input).Key?.pk}`, kind: 'read', units: consumed }];
  const writes = (input.TransactItems as Input[] | undefined) ?? [{ Plain: input }];
  const factor = input.TransactItems ? 2 : 1;
  return writes.flatMap((one) => {
    const [write = {}] = Object.values(one) as Input[];
    const item = asObject(write).Item;
    const units = factor * kilobytes(item);
    const indexed = Object.values(auditIndexes).flatMap(({ name: index, partitionKey }) =>
      typeof item?.[partitionKey] === 'string'
        ? [{ pk: `${index} ${item[partitionKey]}`, kind: 'write' as const, units: kilobytes(item) }]
        : [],
    );
    return [{ pk: ` ${item?.pk ?? asObject(write).Key?.pk}`, kind: 'write' as const, units }, ...indexed];
  });
};

/** The units that `work` uses of each partition. */
const watchPartitions = async (work: () => Promise<unknown>): Promise<Map<string, Units>> => {
  const prototype = DynamoDBDocumentClient.prototype as unknown as { send: Send };
  const { send } = prototype;
  const found = new Map<string, Units>();
  prototype.send = async function watch(this: unknown, command) {
    command.input.ReturnConsumedCapacity = 'TOTAL';
    const answer = await send.call(this, command);
    const consumed = ([answer.ConsumedCapacity ?? []].flat() as { CapacityUnits?: number }[]).reduce(
      (sum, one) => sum + (one.CapacityUnits ?? 0),
      0,
    );
    for (const { pk, kind, units } of partitionsOf(command.constructor.name, command.input, consumed)) {
      const before = found.get(pk) ?? { read: 0, write: 0 };
      found.set(pk, { ...before, [kind]: before[kind] + units });
    }
    return answer;
  };
  try {
    await work();
  } finally {
    prototype.send = send;
  }
  return found;
};

const sampleId = '01M5YXZYWAKE0RY5QY34VFXM34';
const make = async (name: string, patientId: string) => {
  const found = everyCall.find((one) => one.name === name);
  if (!found) throw new Error(`There is no call ${name}`);
  const { params, body } = JSON.parse(JSON.stringify(found.sample).replaceAll(sampleId, patientId)) as {
    params: Record<string, string>;
    body?: unknown;
  };
  const own = found.call.permission === 'public' ? {} : headers;
  await ask(product.url, found.call, {
    params,
    ...(body === undefined ? {} : { body }),
    headers: { ...own, 'Idempotency-Key': randomUUID() },
  });
};

it('300 requests a second over a million patients ask no partition for more than half of what it gives', async () => {
  const mix = [
    ...Object.entries(monthlyCalls.perStaff),
    ...Object.entries(monthlyCalls.perPatient).map(([name, each]) => [name, each * patientsPerStaff] as const),
  ];
  const total = mix.reduce((sum, [, weight]) => sum + weight, 0);
  const asked = new Map<string, Units>();
  for (const [name, weight] of mix) {
    const ids = await Promise.all(Array.from({ length: times }, () => addPatient()));
    const found = await watchPartitions(async () => {
      for (const id of ids) await make(name, id);
    });
    const rate = (perSecond * weight) / total / times;
    for (const [pk, { read, write }] of found) {
      const before = asked.get(pk) ?? { read: 0, write: 0 };
      asked.set(pk, { read: before.read + read * rate, write: before.write + write * rate });
    }
  }
  const shared = [...asked].filter(([pk]) => !oneOfMany.test(pk));
  expect(shared.length).toBeGreaterThan(20);
  const most = (kind: keyof Units) => shared.toSorted(([, one], [, other]) => other[kind] - one[kind]).slice(0, 3);
  // Items that everybody writes at every call.
  expect(most('write')[0]?.[0]).toMatch(/^audit-month /);
  for (const kind of ['read', 'write'] as const) {
    for (const [pk, units] of most(kind)) {
      console.log(`${pk.trim()}: ${Math.round(units[kind])} ${kind} units a second of ${2 * half[kind]}`);
      expect(units[kind], pk).toBeLessThanOrEqual(half[kind]);
    }
  }
});
