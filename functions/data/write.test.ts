import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestTable } from '../../tests/support/test-table.ts';
import { TableBusy } from './table-busy.ts';
import { commit } from './write.ts';

const table = await startTestTable();

const cancelled = (Code = 'TransactionConflict') =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'None' }, { Code }],
  });
const put = (sk: string) => ({
  Put: { Item: { pk: 'WRITE', sk }, ConditionExpression: 'attribute_not_exists(pk)' },
});

afterEach(() => vi.restoreAllMocks());

describe('commit', () => {
  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'waits out what passes by itself and then commits: %s',
    async (code) => {
      const send = vi.spyOn(table.client, 'send');
      send.mockRejectedValueOnce(cancelled(code)).mockRejectedValueOnce(cancelled(code));
      expect(await commit(table, [put(code)])).toEqual({ refused: [] });
      expect(send).toHaveBeenCalledTimes(3);
    },
  );

  it('does not try again what will not pass', async () => {
    const send = vi.spyOn(table.client, 'send').mockRejectedValueOnce(cancelled('ItemCollectionSizeLimitExceeded'));
    await expect(commit(table, [put('too large')])).rejects.toThrow(TransactionCanceledException);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says that the table is busy when that does not end', async () => {
    vi.spyOn(table.client, 'send').mockRejectedValue(cancelled());
    await expect(commit(table, [put('endless')])).rejects.toThrow(TableBusy);
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
