import type { Table } from '../../functions/kernel/store/open-table.ts';

/** Thrown in place of an answer of the store. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
}

export type When = 'before' | 'after';
export const moments: readonly When[] = ['before', 'after'];

type Client = { send(...args: never[]): unknown };

/** The commands that change nothing. */
const reads = /^(AdminGetUser|AdminList\w+|BatchGet|Get|List\w+|Query|Scan|TransactGet)Command$/;

/**
 * Whether a failure of this request is one of its own: a read whose answer is lost leaves behind what a read leaves
 * that the store never received, and its sender sees the same.
 */
export const isOwnFailure = (when: When, request: object | undefined): boolean =>
  when === 'before' || !reads.test(request?.constructor.name ?? '');

/**
 * Makes views of clients of which, counted together, the request number `failing` fails: before the store receives it,
 * or after the store has done it, when only the answer is lost. `used` returns the number of requests; `counts` leaves
 * some out.
 */
export const makeFailing = (
  failing: number,
  when: When,
  counts: (when: When, request: object | undefined) => boolean = () => true,
) => {
  let used = 0;
  const fail = <One extends Client>(real: One): One => {
    const view = Object.create(real) as One;
    view.send = (async (...args: never[]) => {
      if (!counts(when, args[0])) return await real.send(...args);
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

/** A view of the table alone, like {@link makeFailing}; `met` returns whether it failed. */
export const failAt = (table: Table, failing: number, when: When) => {
  const { fail, used } = makeFailing(failing, when, isOwnFailure);
  return { table: { ...table, client: fail(table.client) }, met: () => used() >= failing };
};

/**
 * Tries with the first request failing, the second, and so on, until a try has made fewer and so was whole. `attempt`
 * returns whether its request was met.
 */
export const untilNoneFails = async (attempt: (failing: number) => Promise<boolean>): Promise<void> => {
  let failing = 1;
  while (await attempt(failing)) failing += 1;
  if (failing === 1) throw new Error('No request was there to fail');
};
