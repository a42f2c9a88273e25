import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { type Entity, keyPattern, nobodysData, readItem } from './entity.ts';
import { asRead, check, create, patch, put, remove, replace } from './entity-writes.ts';
import { commit, commitOne } from './write.ts';

const table = await startTestTable();

const stored = z.object({
  name: z.string(),
  places: z.int().optional(),
  answers: z.record(z.string(), z.int()).optional(),
  seen: z.array(z.string()).optional(),
  version: z.int(),
});
const boxEntity: Entity<string, typeof stored> = {
  name: 'Box',
  key: keyPattern('BOX#{boxId}', 'BOX'),
  dataSubject: nobodysData,
  schema: stored,
};
const read = (id: string) => readItem(table, boxEntity, id);
const box = { name: 'Blue', version: 1 };

it('creates an item once', async () => {
  expect(await commit(table, { box: create(boxEntity, 'once', box) })).toEqual({ done: true, refused: new Set() });
  const { done, refused } = await commit(table, {
    other: put(boxEntity, 'beside', box),
    box: [create(boxEntity, 'once', { ...box, name: 'Red' })],
  });
  expect([done, [...refused]]).toEqual([false, ['box']]);
  expect(await read('once')).toEqual(box);
  expect(await read('beside')).toBeUndefined();
});

it('replaces and removes an item only as it was read', async () => {
  await commit(table, { box: create(boxEntity, 'over', box) });
  const later = { ...box, name: 'Green', version: 2 };
  expect(await commitOne(table, replace(boxEntity, 'over', later, { over: { version: 1 } }))).toBe(true);
  expect(await commitOne(table, replace(boxEntity, 'over', box, { over: { version: 1 } }))).toBe(false);
  expect(await commitOne(table, remove(boxEntity, 'over', { equals: { version: 1 } }))).toBe(false);
  expect(await read('over')).toEqual(later);
  expect(await commitOne(table, remove(boxEntity, 'over', { equals: { version: 2 } }))).toBe(true);
  expect(await read('over')).toBeUndefined();
});

it('takes a field that was read as absent to be absent still', async () => {
  await commit(table, { box: create(boxEntity, 'absent', box) });
  const place = (read: number | undefined, places: number) =>
    patch(boxEntity, 'absent', { set: { places } }, { equals: { places: read } });
  expect(await commitOne(table, place(undefined, 1))).toBe(true);
  expect(await commitOne(table, place(undefined, 2))).toBe(false);
  expect(await commitOne(table, place(1, 2))).toBe(true);
});

it('changes fields, parts of fields, numbers and lists of an item', async () => {
  await commit(table, { box: create(boxEntity, 'fields', { ...box, places: 3, answers: { first: 1, second: 2 } }) });
  const change = patch(
    boxEntity,
    'fields',
    {
      set: { name: 'White' },
      setIfAbsent: { places: 9 },
      setIn: { answers: { third: 3 } },
      removeIn: { answers: ['first'] },
      append: { seen: ['one'] },
      add: { version: 1 },
    },
    { exists: true, equals: { version: 1 }, present: ['places'], absent: ['seen'] },
  );
  expect(await commitOne(table, change)).toBe(true);
  const changed = { name: 'White', places: 3, answers: { second: 2, third: 3 }, seen: ['one'], version: 2 };
  expect(await read('fields')).toEqual(changed);
  expect(await commitOne(table, change)).toBe(false);
  const more = patch(boxEntity, 'fields', { append: { seen: ['two'] }, remove: ['places'] }, { length: { seen: 1 } });
  expect(await commitOne(table, more)).toBe(true);
  expect(await commitOne(table, more)).toBe(false);
  expect(await read('fields')).toEqual({ ...changed, places: undefined, seen: ['one', 'two'] });
});

it('copies a field to another, and a value where there is none', async () => {
  await commit(table, { box: create(boxEntity, 'copied', { ...box, version: 7 }) });
  const copied = patch(boxEntity, 'copied', { copy: { places: { from: 'version', or: 0 } } });
  expect(await commitOne(table, copied)).toBe(true);
  expect(
    await commitOne(table, patch(boxEntity, 'new', { set: box, copy: { places: { from: 'places', or: 5 } } })),
  ).toBe(true);
  expect([(await read('copied'))?.places, (await read('new'))?.places]).toEqual([7, 5]);
});

it('puts an item where there was none, or over the version that was read', async () => {
  const store = async (read: { version: number } | undefined) =>
    await commitOne(table, put(boxEntity, 'read', { ...box, version: (read?.version ?? 0) + 1 }, asRead(read)));
  expect(await store({ version: 1 })).toBe(false);
  expect(await store(undefined)).toBe(true);
  expect(await store(undefined)).toBe(false);
  expect(await store({ version: 1 })).toBe(true);
  expect(await store({ version: 1 })).toBe(false);
});

it('takes any one of several conditions', async () => {
  const putAgain = (name: string) =>
    put(boxEntity, 'any', { ...box, name, version: 2 }, [{ exists: false }, { below: { version: 2 } }]);
  expect(await commitOne(table, putAgain('first'))).toBe(true);
  expect(await commitOne(table, putAgain('second'))).toBe(false);
  expect(await commitOne(table, patch(boxEntity, 'any', { set: { version: 1 } }, { atMost: { version: 2 } }))).toBe(
    true,
  );
  expect(await commitOne(table, putAgain('third'))).toBe(true);
});

it('refuses a transaction for what another item lacks', async () => {
  const writes = { box: put(boxEntity, 'owned', box), owner: check(boxEntity, 'owner') };
  expect((await commit(table, writes)).refused).toEqual(new Set(['owner']));
  await commit(table, { owner: create(boxEntity, 'owner', { ...box, seen: ['one'] }) });
  expect((await commit(table, writes)).done).toBe(true);
  const full = check(boxEntity, 'owner', { shorterThan: { seen: 1 } });
  expect((await commit(table, { box: put(boxEntity, 'owned', box), full })).refused).toEqual(new Set(['full']));
});

describe('an entity that wants further writes', () => {
  const lidEntity: Entity<string, typeof stored> = { ...boxEntity, key: keyPattern('LID#{boxId}', 'LID') };
  const liddedEntity: Entity<string, typeof stored> = {
    ...boxEntity,
    key: keyPattern('LIDDED#{boxId}', 'BOX'),
    alongside: (id, item) => [put(lidEntity, id.slice(0, 3), { ...box, name: item?.name ?? 'not put' })],
  };
  const readLid = async (id: string) => (await readItem(table, lidEntity, id))?.name;

  it('has them in the transaction of each write of its items, also of one that is sent alone', async () => {
    await commit(table, [create(liddedEntity, 'one', { ...box, name: 'White' })]);
    expect(await readLid('one')).toBe('White');
    await commit(table, { box: patch(liddedEntity, 'one', { set: { name: 'Grey' } }) });
    expect(await readLid('one')).toBe('not put');
    expect(await commitOne(table, put(liddedEntity, 'one', { ...box, name: 'Black' }))).toBe(true);
    expect(await readLid('one')).toBe('Black');
    expect(await commitOne(table, remove(liddedEntity, 'one'))).toBe(true);
    expect(await readLid('one')).toBe('not put');
  });

  it('has none of them where its write is refused, or only a check', async () => {
    const writes = { other: put(liddedEntity, 'two', box), box: check(liddedEntity, 'twofold') };
    expect((await commit(table, writes)).refused).toEqual(new Set(['box']));
    expect(await commitOne(table, patch(liddedEntity, 'two', { set: { name: 'Grey' } }, { exists: true }))).toBe(false);
    expect((await commit(table, [check(liddedEntity, 'two', { exists: false })])).done).toBe(true);
    expect(await readLid('two')).toBeUndefined();
  });

  it('has one for each key where several of its items want the same', async () => {
    const boxes = ['red', 'redder', 'reddest'].map((id) => create(liddedEntity, id, { ...box, name: id }));
    expect((await commit(table, { boxes })).done).toBe(true);
    expect(await readLid('red')).toBe('reddest');
  });
});

it('does not compile with a field that the schema lacks, or with content of another type', async () => {
  // @ts-expect-error: no such field
  put(boxEntity, 'typed', { ...box, nonsense: true });
  const spread = { ...box, nonsense: true };
  // @ts-expect-error: no such field, in what is handed on
  put(boxEntity, 'typed', spread);
  // @ts-expect-error: a text for a number
  create(boxEntity, 'typed', { ...box, version: 'one' });
  // @ts-expect-error: a field is missing
  create(boxEntity, 'typed', { name: 'Blue' });
  // @ts-expect-error: no such field in a change
  patch(boxEntity, 'typed', { set: { nonsense: true } });
  // @ts-expect-error: no such field in a condition
  remove(boxEntity, 'typed', { absent: ['nonsense'] });
  const { refused } = await commit(table, { box: put(boxEntity, 'typed', box) });
  // @ts-expect-error: a name that no write has
  refused.has('other');
});
