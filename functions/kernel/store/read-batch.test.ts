import { expect, it } from 'vitest';
import { changeAnswers } from '../../../tests/support/come-between.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { StoreBusy } from './back-off.ts';
import type { Item } from './entity.ts';
import { readBatch, readCached, withBatchLoader } from './read-batch.ts';
import { accountStateEntity, createSessionStore } from './sessions.ts';
import { commit } from './write.ts';

const table = await startTestTable();

/** A store that leaves these sort keys unprocessed in its first `times` answers. */
const putOff = (sorts: readonly string[], times: number) => {
  let left = times;
  return changeAnswers(table, ({ constructor: { name } }, answer) => {
    if (name !== 'BatchGetCommand' || left === 0) return answer;
    left -= 1;
    const items = (answer.Responses as Record<string, Item[]>)[table.name] ?? [];
    const late = items.filter(({ sk }) => sorts.includes(String(sk)));
    return {
      Responses: { [table.name]: items.filter((item) => !late.includes(item)) },
      UnprocessedKeys: { [table.name]: { Keys: late.map(({ pk, sk }) => ({ pk, sk })) } },
    };
  });
};

const keys = Array.from({ length: 120 }, (_, n) => ({ pk: 'BATCH', sk: `${n}` }));
const put = async () => {
  for (let from = 0; from < keys.length; from += 60) {
    await commit(
      table,
      keys.slice(from, from + 60).map((key) => ({ Put: { Item: key } })),
    );
  }
};

it('a reading of many keys is whole, also when the store puts some of them off', async () => {
  await put();
  const found = await readBatch(putOff(['3', '119'], 3), [...keys, { pk: 'BATCH', sk: 'nothing' }]);
  expect(found.map(({ sk }) => Number(sk)).toSorted((one, other) => one - other)).toEqual(keys.map((_, n) => n));
});

it('a reading that the store throttles again and again is reported as busy, never half an answer', async () => {
  await expect(readBatch(putOff(['3'], 100), keys.slice(0, 5))).rejects.toThrow(StoreBusy);
});

it('a revoked account is refused, also when the store puts its revocation off', async () => {
  const now = Date.now();
  const signIn = { username: 'revoked', originJti: 'one', authTime: now - 5000 };
  await commit(table, [createSessionStore(table).revokeSessions('revoked', now)]);
  const late = putOff([accountStateEntity.key('revoked').sk], 1);
  expect(await createSessionStore(late).admit(signIn, { now: now + 1, extend: false })).toBe(false);
});

/** How many keys each request for a batch names. */
const countKeys = () => {
  const sizes: number[] = [];
  const counting = changeAnswers(table, ({ constructor: { name }, input }, answer) => {
    const { RequestItems } = input as { RequestItems: Record<string, { Keys: unknown[] }> };
    if (name === 'BatchGetCommand') sizes.push(RequestItems[table.name]?.Keys.length ?? 0);
    return answer;
  });
  return { counting, sizes };
};

it('what one call reads by key before it waits is one request, each key once, and everybody has their own items', async () => {
  await put();
  const { counting, sizes } = countKeys();
  const read = async (...sorts: string[]) => {
    await Promise.resolve();
    const items = await readBatch(
      counting,
      sorts.map((sk) => ({ pk: 'BATCH', sk })),
    );
    return items.map(({ sk }) => sk);
  };
  await withBatchLoader(async () => {
    expect(await Promise.all([read('1', '2'), read('2', 'nothing'), read('3')])).toEqual([['1', '2'], ['2'], ['3']]);
    expect(sizes).toEqual([4]);
    expect(await read('1')).toEqual(['1']);
    expect(sizes).toEqual([4, 1]);
  });
});

it('two calls at one moment have a request each: nobody reads with the permissions of another', async () => {
  const { counting, sizes } = countKeys();
  const call = () => withBatchLoader(() => readBatch(counting, [{ pk: 'BATCH', sk: '1' }]));
  await Promise.all([call(), call()]);
  expect(sizes).toEqual([1, 1]);
});

it('what fails, fails for all who asked', async () => {
  await put();
  const late = putOff(['3'], 100);
  const asked = withBatchLoader(() =>
    Promise.allSettled([readBatch(late, [{ pk: 'BATCH', sk: '3' }]), readBatch(late, [{ pk: 'BATCH', sk: '4' }])]),
  );
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('what a call has read will do for its names and its conditions, until it writes it or is refused', async () => {
  await put();
  const { counting, sizes } = countKeys();
  const key = (sk: string) => ({ pk: 'BATCH', sk });
  const readSorted = async (...sorts: string[]) =>
    (await readCached(counting, sorts.map(key))).map(({ sk, text }) => text ?? sk).toSorted();
  await withBatchLoader(async () => {
    await readBatch(counting, ['1', '2', 'nothing'].map(key));
    expect(await readSorted('1', '2', 'nothing', '3')).toEqual(['1', '2', '3']);
    expect(sizes).toEqual([3, 1]);
    await commit(table, [{ Put: { Item: { ...key('1'), text: 'written' } } }]);
    expect(await readSorted('1', '2')).toEqual(['2', 'written']);
    expect(sizes).toEqual([3, 1, 1]);
    await commit(table, [{ Put: { Item: key('2'), ConditionExpression: 'attribute_not_exists(pk)' } }]);
    await readSorted('1', '2');
    expect(sizes).toEqual([3, 1, 1, 2]);
  });
  expect(await readSorted('1')).toEqual(['written']);
});
