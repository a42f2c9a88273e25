import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { ask, type Item, keyOf, put, query, text } from './edge-case.ts';
import { openEngine } from './open-engine.ts';

// What is asked for once more with what an answer gave back: the next page of an index, and the leftovers of a batch.
const { answerOf, stop } = await openEngine();
afterAll(stop);

const key = z.record(z.string(), z.object({ S: z.string() }));
const nameOf = (item: Item) => String(item.pk?.S);

const entries = ['b', 'd', 'a', 'e', 'c'].map((pk, index) => ({
  ...keyOf(`index-${pk}`),
  place1: text('going on'),
  // Those with the same key in the index are parted by their key in the table.
  sortedBy: text(index < 3 ? 'same' : `then ${index}`),
}));

const page = z.object({ Items: z.array(key), LastEvaluatedKey: key.optional() });

it.each([
  [true, ['same', 'same', 'same', 'then 3', 'then 4']],
  [false, ['then 4', 'then 3', 'same', 'same', 'same']],
])('the pages of an index have each entry once, in order (forwards: %s)', async (ScanIndexForward, order) => {
  for (const item of entries) await answerOf(ask('PutItem', { Item: item }));
  const seen: Item[] = [];
  let from: Item | undefined;
  do {
    const { Items, LastEvaluatedKey } = page.parse(
      await answerOf(
        query({
          IndexName: 'place1',
          KeyConditionExpression: 'place1 = :place',
          ExpressionAttributeValues: { ':place': text('going on') },
          Limit: 2,
          ScanIndexForward,
          ...(from && { ExclusiveStartKey: from }),
        }),
      ),
    );
    seen.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  expect(seen.map(({ sortedBy }) => sortedBy?.S)).toEqual(order);
  expect(seen.map(nameOf).toSorted()).toEqual(entries.map(nameOf).toSorted());
});

const batch = z.object({
  Responses: z.object({ table: z.array(key).default([]) }),
  UnprocessedKeys: z.object({ table: z.object({ Keys: z.array(key) }).optional() }),
});

it('what is left over of reads of more than 16 MB is there when it is asked for again', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => keyOf(`large-${index}`));
  for (const { pk } of keys) await answerOf(put(String(pk?.S), { a: text('x'.repeat(300 * 1024)) }));
  const ask60 = async (Keys: Item[]) => {
    const answer = await answerOf(
      ask('BatchGetItem', { RequestItems: { table: { Keys, ProjectionExpression: 'pk', ConsistentRead: true } } }),
    );
    return batch.parse(answer);
  };
  const first = await ask60(keys);
  const left = first.UnprocessedKeys.table?.Keys ?? [];
  expect(left.length).toBeGreaterThan(0);
  const second = await ask60(left);
  expect(second.UnprocessedKeys).toEqual({});
  const read = [...first.Responses.table, ...second.Responses.table];
  expect(read.map(nameOf).toSorted()).toEqual(keys.map(nameOf).toSorted());
});
