import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { startTestTable } from '../../tests/support/test-table.ts';
import { commit } from './write.ts';

const table = await startTestTable();

const conflict = () =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
  });
const put = (sk: string) => ({
  Put: { Item: { pk: 'WRITE', sk }, ConditionExpression: 'attribute_not_exists(pk)' },
});

describe('commit', () => {
  it('waits out the transactions of others and then commits', async () => {
    const send = vi.spyOn(table.client, 'send').mockRejectedValueOnce(conflict()).mockRejectedValueOnce(conflict());
    expect(await commit(table, [put('conflict')])).toEqual({ refused: [] });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('gives up, loudly, when the conflict does not end', async () => {
    vi.spyOn(table.client, 'send').mockRejectedValue(conflict());
    await expect(commit(table, [put('endless')])).rejects.toThrow(TransactionCanceledException);
  });

  it('names the writes whose condition did not hold, and writes nothing', async () => {
    await commit(table, [put('there')]);
    expect(await commit(table, [put('new'), put('there')])).toEqual({ refused: [1] });
    expect(await commit(table, [put('new')])).toEqual({ refused: [] });
  });

  it('throws what is not about conditions', async () => {
    await expect(commit({ ...table, name: 'no-such-table' }, [put('x')])).rejects.toThrow(/not found|non-existent/i);
  });
});
