import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { StoreBusy } from './back-off.ts';
import { commit, ItemTooLong, mostBytesOfItem, mostBytesOfUpdate } from './write.ts';

const table = await startTestTable();

afterEach(() => {
  vi.restoreAllMocks();
});

const cancelled = (Code: string) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'None' }, { Code }],
  });
const conflict = () => cancelled('TransactionConflict');
const put = (sk: string) => ({
  Put: { Item: { pk: 'WRITE', sk }, ConditionExpression: 'attribute_not_exists(pk)' },
});

describe('commit', () => {
  it('waits out the transactions of others and then commits', async () => {
    const send = vi.spyOn(table.client, 'send').mockRejectedValueOnce(conflict()).mockRejectedValueOnce(conflict());
    expect(await commit(table, [put('conflict')])).toMatchObject({ done: true });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])('waits out %s of a hot partition', async (code) => {
    vi.spyOn(table.client, 'send').mockRejectedValueOnce(cancelled(code));
    expect(await commit(table, [put(code)])).toMatchObject({ done: true });
  });

  it('says that the store is busy when the conflict does not end', async () => {
    vi.spyOn(table.client, 'send').mockRejectedValue(conflict());
    await expect(commit(table, [put('endless')])).rejects.toThrow(StoreBusy);
  });

  it('adds up what is added to an item in one transaction, and leaves out what comes to nothing', async () => {
    const add = (amounts: Record<string, number>) => ({ Add: { Key: { pk: 'WRITE', sk: 'sums' }, amounts } });
    await commit(table, [add({ one: 2, two: 1 }), add({ two: 3, three: 1 }), add({ three: -1 })]);
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: { pk: 'WRITE', sk: 'sums' } }),
    );
    expect(Item).toEqual({ pk: 'WRITE', sk: 'sums', one: 2, two: 4 });
  });

  it('names the writes whose condition was not met, and writes nothing', async () => {
    await commit(table, [put('there')]);
    const { done, refused } = await commit(table, { created: put('new'), taken: put('there') });
    expect([done, [...refused]]).toEqual([false, ['taken']]);
    expect(await commit(table, [put('new')])).toMatchObject({ done: true });
  });

  it('refuses what would fill an item to more than half of what the table takes, and writes nothing', async () => {
    const put = (sk: string, length: number) => ({ Put: { Item: { pk: 'WRITE', sk, text: 'x'.repeat(length) } } });
    const update = (length: number) => ({
      Update: {
        Key: { pk: 'WRITE', sk: 'room' },
        UpdateExpression: 'SET words = :words',
        ExpressionAttributeValues: { ':words': 'x'.repeat(length) },
      },
    });
    await commit(table, [put('full', mostBytesOfItem - 100)]);
    await commit(table, [update(mostBytesOfUpdate - 100)]);
    await expect(commit(table, [put('short', 1), put('long', mostBytesOfItem)])).rejects.toThrow(ItemTooLong);
    // As bytes, not as letters.
    const urdu = { Put: { Item: { pk: 'WRITE', sk: 'long', text: 'ا'.repeat(mostBytesOfItem / 2) } } };
    await expect(commit(table, [urdu])).rejects.toThrow(ItemTooLong);
    await expect(commit(table, [update(mostBytesOfUpdate)])).rejects.toThrow(ItemTooLong);
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: { pk: 'WRITE', sk: 'short' } }),
    );
    expect(Item).toBeUndefined();
  });

  it('throws what is not about conditions', async () => {
    await expect(commit({ ...table, name: 'no-such-table' }, [put('x')])).rejects.toThrow(/not found|non-existent/i);
  });
});
