import type { Table } from '../../functions/data/open-table.ts';

/** Thrown in place of an answer of the store. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
}

type When = 'before' | 'after';

/**
 * A view of the table of which the request number `failing` fails: before the store hears of it, or after the store has
 * done it, when only the answer is lost. `used` tells how many requests there were.
 */
export const failAt = (table: Table, failing: number, when: When) => {
  let used = 0;
  const client = Object.create(table.client) as Table['client'];
  client.send = (async (command: unknown) => {
    used += 1;
    const fails = used === failing;
    if (fails && when === 'before') throw new StoreFailure();
    const answer = await table.client.send(command as never);
    if (fails) throw new StoreFailure();
    return answer;
  }) as Table['client']['send'];
  return { table: { ...table, client }, used: () => used };
};
