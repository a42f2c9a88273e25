import type { Table } from '../../functions/data/open-table.ts';

/** Thrown in place of an answer of the store. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
}

export type When = 'before' | 'after';

type Client = { send(...args: never[]): unknown };

/**
 * Makes views of clients of which, counted together, the request number `failing` fails: before the store receives it,
 * or after the store has done it, when only the answer is lost. `used` returns the number of requests.
 */
export const makeFailing = (failing: number, when: When) => {
  let used = 0;
  const fail = <One extends Client>(real: One): One => {
    const view = Object.create(real) as One;
    view.send = (async (...args: never[]) => {
      used += 1;
      const fails = used === failing;
      if (fails && when === 'before') throw new StoreFailure();
      if (!fails) return await real.send(...args);
      // The lost answer may also be a refusal.
      await Promise.allSettled([real.send(...args)]);
      throw new StoreFailure();
    }) as One['send'];
    return view;
  };
  return { fail, used: () => used };
};

/** A view of the table alone, like {@link makeFailing}. */
export const failAt = (table: Table, failing: number, when: When) => {
  const { fail, used } = makeFailing(failing, when);
  return { table: { ...table, client: fail(table.client) }, used };
};
