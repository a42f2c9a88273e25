import { expect, it } from 'vitest';
import { startTestTable } from '../../tests/support/test-table.ts';
import { recordReading, type Trace } from './audit.ts';
import { openTrail } from './trail.ts';

const table = await startTestTable();
const trail = openTrail(table);
const now = new Date('2026-07-02T09:00:00.000Z');
let count = 0;

const note = async (at: string, change: Partial<Trace> & { record?: string } = {}) => {
  count += 1;
  const { record, ...rest } = change;
  const trace = { at, requestId: `r${count}`, username: 'one', role: 'ROLE_STAFF', call: 'readContact' } as const;
  await recordReading(table, { ...trace, ...rest, written: false }, record);
};
const times = async (wanted: Parameters<typeof trail.read>[0]) =>
  (await trail.read(wanted, now)).content.map(({ at }) => at);

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
    const page = await trail.read({ person: 'busy', after }, now);
    seen.push(...page.content.map(({ at }) => at));
    after = page.next;
  } while (after !== undefined);
  expect(seen).toHaveLength(120);
  expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
});

it('an entry is never written over', async () => {
  const trace = { at: '2026-05-05T10:00:00.000Z', requestId: 'same', username: 'once', role: 'ROLE_STAFF' } as const;
  await recordReading(table, { ...trace, call: 'readContact', written: false }, 'its-record');
  await recordReading(table, { ...trace, call: 'deleteContact', written: false }, 'its-record');
  const { content } = await trail.read({ record: 'its-record' }, now);
  expect(content).toMatchObject([{ call: 'readContact' }]);
});

it('the review counts each call of each person in the quarter', async () => {
  expect(await trail.review('2026-Q1')).toEqual([
    { username: 'busy', call: 'readContact', times: 120 },
    { username: 'one', call: 'readContact', times: 2 },
  ]);
  expect(await trail.review('2025-Q4')).toEqual([]);
});
