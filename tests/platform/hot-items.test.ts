import { AsyncLocalStorage } from 'node:async_hooks';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from 'vitest';
import { organisationShards } from '../../functions/kernel/store/counted-list.ts';
import type { Item } from '../../functions/kernel/store/entity.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { indexes, type Key } from '../../functions/kernel/store/table.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { weekdays } from '../../shared/settings/rota.ts';
import { makePdf, sendFileAsStaff } from '../support/documents.ts';
import { freeDay } from '../support/free-day.ts';
import { addPatient } from '../support/patients.ts';
import { type Asked, makeRandom, partitionUnits, simulate } from '../support/simulate-writes.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { openCalls } from './call-by-name.ts';
import { samples } from './samples.ts';

const product = await startTestProduct();
const table = connectTable();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const calls = 40;
const perSecond = 20;
// Each recorded call stands for some like it.
const simulated = 10 * calls;
const staff = 40;
/** Runs work as this test, which may read everything, and not as the function that is called. */
const asTest = AsyncLocalStorage.snapshot();

const call = openCalls(product, headers);

type Input = { Key?: Item; Item?: Item };
type Command = { constructor: { name: string }; input: Input & { TransactItems?: Record<string, Input>[] } };
type Send = (command: unknown) => Promise<unknown>;
/** Items that one request writes, as they were and as they are. */
type Written = { key: Key; before?: Item; after?: Item }[];
type Recorded = { isTransaction: boolean; written: Written };

const keysOf = ({ constructor: { name }, input }: Command): Key[] => {
  const writes = input.TransactItems?.map((write) => Object.values(write)[0]) ?? [input];
  if (!/^(?:TransactWrite|Put|Update|Delete)/.test(name)) return [];
  return writes.flatMap((write) => {
    const { pk, sk } = write?.Key ?? write?.Item ?? {};
    return [{ pk: String(pk), sk: String(sk) }];
  });
};

/** Everything that is written while `work` runs, by any client of this process. */
const recordWrites = async (work: () => Promise<unknown>): Promise<Recorded[]> => {
  const prototype = DynamoDBDocumentClient.prototype as unknown as { send: Send };
  const send = prototype.send;
  const recorded: Recorded[] = [];
  prototype.send = async function record(this: unknown, command) {
    const keys = keysOf(command as Command);
    const look = async () => {
      const { Responses = {} } = (await send.call(
        table.client,
        new BatchGetCommand({ RequestItems: { [table.name]: { Keys: keys, ConsistentRead: true } } }),
      )) as { Responses?: Record<string, Item[]> };
      return (key: Key) => Responses[table.name]?.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
    };
    if (keys.length === 0) return await send.call(this, command);
    const before = await asTest(look);
    const answer = await send.call(this, command);
    const after = await asTest(look);
    const written = keys.map((key) => ({ key, before: before(key), after: after(key) }));
    recorded.push({ isTransaction: (command as Command).constructor.name === 'TransactWriteCommand', written });
    return answer;
  };
  try {
    await work();
  } finally {
    prototype.send = send;
  }
  return recorded;
};

const kilobytes = (item: Item | undefined): number => Math.ceil(JSON.stringify(item ?? '').length / 1024);

/** The units of the indexes: one that an item moves in takes it out and puts it in. */
const indexUnits = ({ before, after }: Written[number]) =>
  indexes.flatMap(({ name, partitionKey, sortKey }) => {
    const placeOf = (item: Item | undefined) => item?.[partitionKey] && `${item[partitionKey]} ${item[sortKey]}`;
    const isMoved = placeOf(before) !== placeOf(after);
    return [isMoved ? before : undefined, after].flatMap((item) =>
      item && placeOf(item) ? [{ partition: `${name}: ${item[partitionKey]}`, units: kilobytes(item) }] : [],
    );
  });

/** As if all calls came in one minute, each from one of forty people at work, or from one of forty networks. */
const atWork = (text: string, n: number) =>
  text
    .replaceAll(/(?<=T)\d\d:\d\d(?=(?::\d\d)?#\d\d$|$)/g, '10:00')
    .replace(/^LIMIT#submission#.*/, (limit) => `${limit}-${n % staff}`)
    .replaceAll(person.username, `${person.username}-${n % staff}`)
    .replaceAll(person.id, `${person.id}-${n % staff}`);
const person = { username: '', id: '' };

/**
 * Each simulated call is about somebody of their own, whose counters of the whole organisation are in shards of their own: those
 * of the recorded call, moved on together. Ten of each in the shards of one would meet as often as chance has drawn forty.
 */
const inOwnShards = ({ items, units }: Asked, by: number): Asked => ({
  items: items.map((item) =>
    item.replace(/^(COUNTS#[\w-]+# .*#)(\d\d)$/, (_, counter: string, shard: string) =>
      [counter, String((Number(shard) + by) % organisationShards).padStart(2, '0')].join(''),
    ),
  ),
  units,
});

const askedOf = ({ isTransaction, written }: Recorded, n: number): Asked => {
  const changed = written.filter(({ before, after }) => before ?? after);
  return {
    items: changed.map(({ key }) => atWork(`${key.pk} ${key.sk}`, n)),
    units: changed.flatMap((one) => [
      {
        partition: atWork(one.key.pk, n),
        units: (isTransaction ? 2 : 1) * Math.max(1, kilobytes(one.before), kilobytes(one.after)),
      },
      ...indexUnits(one).map(({ partition, units }) => ({ partition: atWork(partition, n), units })),
    ]),
  };
};

type Row = {
  label: string;
  /** The units a second of each partition, without those of attempts that are cancelled; the busiest first. */
  partitions: [string, number][];
  conflicts: number;
  failed: number;
};
const rows: Row[] = [];

const addUnits = (asked: readonly Asked[]): [string, number][] => {
  const sums = new Map<string, number>();
  for (const { partition, units } of asked.flatMap((one) => one.units)) {
    sums.set(partition, (sums.get(partition) ?? 0) + (units * perSecond) / asked.length);
  }
  return [...sums].toSorted(([one, some], [other, more]) => more - some || one.localeCompare(other));
};

const letters = (n: number) => String(n).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
const named = (n: number) => ({
  body: {
    ...samples.intake.sendReferral.body,
    referralPersonalDetails: {
      ...samples.intake.sendReferral.body.referralPersonalDetails,
      ...{ firstName: `Person${letters(n)}`, lastName: `Of${letters(n)}`, dob: addDays('1940-01-01', n) },
    },
  },
});

const run = async (label: string, name: string, make: (n: number) => Promise<object> | object) => {
  await call(name, await make(calls));
  const asked: Asked[] = [];
  for (let n = 0; n < calls; n += 1) {
    const sent = await make(n);
    const recorded = await recordWrites(() => call(name, sent));
    const parts = recorded.map((one) => askedOf(one, n));
    asked.push({ items: parts.flatMap(({ items }) => items), units: parts.flatMap(({ units }) => units) });
  }
  const random = makeRandom();
  const { conflicts, failed } = simulate(perSecond, simulated, (_, n) =>
    inOwnShards(asked[n % calls] ?? { items: [], units: [] }, Math.floor(random() * organisationShards)),
  );
  rows.push({ label, partitions: addUnits(asked), conflicts, failed });
};

beforeAll(async () => {
  const patients: string[] = [];
  for (let n = 0; n <= calls; n += 1) patients.push(await addPatient(`Person${letters(n)}`, `Of${letters(n)}`));
  const patientOf = (n: number) => patients[n] ?? '';
  const [, payload = ''] = headers.authorization.split('.');
  const { sub, username } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  Object.assign(person, { username: username ?? sub, id: sub });
  const phq = (score: number, questionDate: string) => (n: number) => ({
    body: Array.from({ length: 9 }, (_, question) => ({
      ...{ question, score, questionType: 'phq', patientId: patientOf(n), questionDate },
    })),
  });
  const day = freeDay();
  const agreed = (n: number) => ({
    ...{ workerId: sub, minutes: 20, place: 'telephone', day: addDays(day, 7 * (n % 5)) },
    time: `${String(6 + (Math.floor(n / 5) % 16)).padStart(2, '0')}:${n >= 80 ? '30' : '00'}`,
  });

  await run('send a contact message', 'sendContactMessage', () => ({}));
  await run('send a referral', 'sendReferral', named);
  await run('create a patient', 'createPatient', (n) => named(n + 1000));
  await run('save a first PHQ-9', 'saveResult', phq(0, addDays(today(), -50)));
  await run('save the next PHQ-9, with an alert', 'saveResult', phq(3, today()));
  await run('create a case note', 'createCaseNote', (n) => ({
    body: { patientId: patientOf(n), caseNote: 'We met.' },
  }));
  await run('create a task', 'createTask', (n) => ({
    body: { what: 'Ring.', until: addDays(today(), 7), ownerId: sub, patientId: patientOf(n) },
  }));
  await run('plan a session', 'bookAppointment', (n) => ({ body: { patientId: patientOf(n), ...agreed(n) } }));
  await run('record a session with its note', 'recordAppointment', (n) => ({
    params: { patientId: patientOf(n) },
    body: { ...agreed(n), status: 'attended', day: addDays(today(), -1 - (n % 5)), caseNote: 'We met.' },
  }));
  const pdf = { name: 'Letter.pdf', type: 'application/pdf', content: await makePdf() } as const;
  await run('put a document on a record', 'addDocument', async (n) => ({
    params: { patientId: patientOf(n) },
    body: {
      uploadId: await sendFileAsStaff({ url: product.url, headers, patientId: patientOf(n) }, pdf),
      name: 'Letter',
    },
  }));
  await run('decide on a referral', 'decideReferral', (n) => ({
    params: { patientId: patientOf(n), number: '1' },
    body: { state: 'waiting', from: 'new', version: 1 },
  }));
  await run('save feedback', 'saveFeedback', () => ({}));
  const circles: { groupId: string; memberId: string; day: string }[] = [];
  for (let n = 0; n <= calls; n += 1) {
    // After the hour that one night in spring has not.
    const time = `0${2 + Math.floor(n / 12)}:${String((n % 12) * 5).padStart(2, '0')}`;
    const { groupId } = await call('createGroup', {
      body: {
        ...{ name: 'Circle', service: '', weekdays: [...weekdays], time, minutes: 5, where: '' },
        ...{ from: addDays(today(), -7), until: addDays(today(), -1), leaderId: sub },
      },
    });
    const params = { groupId: String(groupId) };
    await call('addMember', { params, body: { firstName: 'Amina', joinedOn: addDays(today(), -7) } });
    const { members, past } = (await call('readGroup', { params })) as {
      members: { memberId: string }[];
      past: { day: string }[];
    };
    circles.push({ ...params, memberId: members[0]?.memberId ?? '', day: past[0]?.day ?? '' });
  }
  const marked = (n: number) => {
    const { groupId = '', memberId, day: on = '' } = circles[n] ?? {};
    return {
      params: { groupId, day: on },
      body: { marks: [{ memberId, mark: 'here' }], guests: [], note: '', version: 0 },
    };
  };
  await run('save a register', 'saveRegister', marked);
});

it('20 calls a second of one kind all succeed, few of them wait, and no partition is asked for half of what it gives', () => {
  const over = rows.flatMap(({ label, failed, conflicts, partitions: [busiest] }) => {
    const isOver = busiest !== undefined && busiest[1] > partitionUnits / 2;
    return failed > 0 || conflicts > simulated / 4 || isOver ? [{ label, failed, conflicts, busiest }] : [];
  });
  expect(over).toEqual([]);
});
