import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { countCapacity } from '../../../tests/support/count-capacity.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { type AuditContext, auditEntity, auditReading } from '../../kernel/store/audit.ts';
import { createAuditLog } from './audit-log.ts';

const table = await startTestTable();
const auditLog = createAuditLog(table);
const now = new Date('2026-07-02T09:00:00.000Z');
let count = 0;

const note = async (at: string, change: Partial<AuditContext> & { record?: string } = {}) => {
  count += 1;
  const { record, ...rest } = change;
  const auditContext = {
    at,
    requestId: `r${count}`,
    username: 'one',
    role: 'ROLE_STAFF',
    call: 'readContact',
  } as const;
  await auditReading(table, { ...auditContext, ...rest, written: false }, record);
};
const times = async (wanted: Parameters<typeof auditLog.read>[0]) =>
  (await auditLog.read(wanted, now)).content.map(({ at }) => at);

it('a day is a day in London, in summer and in winter, for everybody, for a person and for a record', async () => {
  for (const at of [
    '2026-06-30T22:59:59.000Z',
    '2026-06-30T23:00:00.000Z',
    '2026-07-01T22:59:59.000Z',
    '2026-07-01T23:00:00.000Z',
    '2026-01-01T00:00:00.000Z',
    '2026-01-01T23:59:59.000Z',
  ]) {
    await note(at, { record: 'a-record' });
  }
  const july = ['2026-07-01T22:59:59.000Z', '2026-06-30T23:00:00.000Z'];
  const january = ['2026-01-01T23:59:59.000Z', '2026-01-01T00:00:00.000Z'];
  for (const whose of [{}, { person: 'one' }, { record: 'a-record' }, { person: 'one', record: 'a-record' }]) {
    expect(await times({ ...whose, day: '2026-07-01' })).toEqual(july);
    expect(await times({ ...whose, day: '2026-01-01' })).toEqual(january);
  }
});

it('without a choice it is today, and a person and a record narrow each other', async () => {
  await note('2026-07-02T08:00:00.000Z', { username: 'two', record: 'a-record' });
  expect(await times({})).toEqual(['2026-07-02T08:00:00.000Z', '2026-07-01T23:00:00.000Z']);
  expect(await times({ person: 'two', record: 'a-record' })).toEqual(['2026-07-02T08:00:00.000Z']);
});

it('pages put together have every entry once, the latest first', async () => {
  for (let minute = 0; minute < 120; minute += 1) {
    await note(new Date(Date.parse('2026-03-03T10:00:00.000Z') + minute * 60_000).toISOString(), { username: 'busy' });
  }
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await auditLog.read({ person: 'busy', after }, now);
    seen.push(...page.content.map(({ at }) => at));
    after = page.next;
  } while (after !== undefined);
  expect(seen).toHaveLength(120);
  expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
});

it('an entry is never written over', async () => {
  const auditContext = {
    at: '2026-05-05T10:00:00.000Z',
    requestId: 'same',
    username: 'once',
    role: 'ROLE_STAFF',
  } as const;
  await auditReading(table, { ...auditContext, call: 'readContact', written: false }, 'its-record');
  await auditReading(table, { ...auditContext, call: 'deleteContact', written: false }, 'its-record');
  const { content } = await auditLog.read({ record: 'its-record' }, now);
  expect(content).toMatchObject([{ call: 'readContact' }]);
});

it('the review counts each call of each person in the quarter', async () => {
  const { content, looks } = await auditLog.review('2026-Q1');
  expect(content).toEqual([
    { username: 'busy', call: 'readContact', times: 120 },
    { username: 'one', call: 'readContact', times: 2 },
  ]);
  expect(looks.every(({ record }) => record !== undefined)).toBe(true);
  expect(await auditLog.review('2025-Q4')).toEqual({ content: [], looks: [] });
});

it('a day of many people is read in order, every entry once', async () => {
  for (let second = 0; second < 130; second += 1) {
    const at = new Date(Date.parse('2025-09-09T10:00:00.000Z') + second * 1000).toISOString();
    await note(at, { username: `somebody-${second % 7}` });
  }
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await auditLog.read({ day: '2025-09-09', after }, now);
    seen.push(...page.content.map(({ at }) => at));
    after = page.next;
  } while (after !== undefined);
  expect(seen).toHaveLength(130);
  expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
});

/** Written straight into the table: thousands of entries, faster than through the API. */
const store = async (items: Record<string, unknown>[]) => {
  for (let from = 0; from < items.length; from += 25) {
    const puts = items.slice(from, from + 25).map((Item) => ({ PutRequest: { Item: { schemaVersion: 1, ...Item } } }));
    await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: puts } }));
  }
};
const sub = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const counted = countCapacity(table);
const countedLog = createAuditLog(counted.table);
/** Requests and read units. */
const meter = async (work: () => Promise<unknown>) => {
  await work();
  return counted.read();
};

it('a page costs the same among 60 entries and among 3,000, at the beginning and at the end', async () => {
  const entries = (person: string, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = new Date(Date.parse('2026-04-04T00:00:00.000Z') + index * 1000).toISOString();
      const requestId = crypto.randomUUID();
      const key = auditEntity.key({ username: person, at, requestId });
      return { ...key, at, requestId, username: sub(1), role: 'ROLE_STAFF', call: 'readReferral', record: sub(2) };
    });
  await store([...entries('few', 60), ...entries('many', 3000)]);
  const few = await meter(() => countedLog.read({ person: 'few' }, now));
  expect(few.requests).toBe(1);
  expect(few.units).toBeLessThanOrEqual(5);
  expect(await meter(() => countedLog.read({ person: 'many' }, now))).toEqual(few);
  const nearTheEnd = `2026-04-04T00:01:00.000Z#${crypto.randomUUID()}`;
  expect(await meter(() => countedLog.read({ person: 'many', after: nearTheEnd }, now))).toEqual(few);
});

it('the review of a busy quarter is read in pages of a bounded cost, which together count every entry once', async () => {
  const people = 3;
  const entries = Array.from({ length: 4602 }, (_, index) => {
    const at = new Date(Date.parse('2024-05-01T00:00:00.000Z') + index * 600_000).toISOString();
    const requestId = crypto.randomUUID();
    const username = sub(index % people);
    return {
      ...auditEntity.key({ username, at, requestId }),
      ...{ at, requestId, username, role: 'ROLE_STAFF', call: 'readReferral' },
      auditMonth: `${at.slice(0, 7)}#0${index % 4}`,
    };
  });
  await store(entries);
  const times = new Map<string, number>();
  let after: string | undefined;
  let pages = 0;
  do {
    const { units, requests } = await meter(async () => {
      const page = await countedLog.review('2024-Q2', after);
      for (const row of page.content) times.set(row.username, (times.get(row.username) ?? 0) + row.times);
      after = page.next;
    });
    pages += 1;
    // Four shards of each month at the most, and what was counted before there were indexes.
    expect(requests).toBeLessThanOrEqual(14);
    expect(units).toBeLessThanOrEqual(400);
  } while (after !== undefined);
  expect(pages).toBeGreaterThan(1);
  expect([...times]).toEqual([0, 1, 2].map((person) => [sub(person), 1534]));
});
