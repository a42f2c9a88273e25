import { hashKey, type QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import type { Call } from '../../../shared/api/call.ts';
import { onWrite } from './api-client.ts';
import { staleAfter } from './made-stale.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The calls that are read again when the answer to this one changes. */
      watched?: readonly Call[];
    };
  }
}

const isNamed = (queryKey: readonly unknown[], calls: readonly Call[]): boolean =>
  calls.some(({ method, path }) => queryKey[0] === `${method} ${path}`);

const readings = (calls: readonly Call[]): QueryFilters => ({
  predicate: ({ queryKey, meta }) => !meta?.watched && isNamed(queryKey, calls),
});
const watchesOf = (calls: readonly Call[]): QueryFilters => ({
  predicate: ({ meta }) => meta?.watched?.some((call) => calls.includes(call)) === true,
});

/** Reads again what of these calls is on the screen, and has the rest read again before it is shown. */
export const refresh = (queries: QueryClient, calls: readonly Call[]): Promise<void> =>
  queries.invalidateQueries(readings(calls));

const inBackground = new Set<string>();

/** Whether it is a timer that reads this now, and no person. */
export const isInBackground = (key: QueryKey): boolean => inBackground.has(hashKey(key));

/** The same as {@link refresh}, as a timer does it: it does not keep the session open. */
export const refreshInBackground = async (queries: QueryClient, calls: readonly Call[]): Promise<void> => {
  const shown = queries.getQueryCache().findAll({ ...readings(calls), type: 'active' });
  for (const { queryHash } of shown) inBackground.add(queryHash);
  // A reading that fails is said where its data is shown; what was read before stays.
  await refresh(queries, calls);
  for (const { queryHash } of shown) inBackground.delete(queryHash);
};

let latest: Promise<void> = Promise.resolve();

/** Resolves when what the latest write made stale has been read again. */
export const refreshed = (): Promise<void> => latest;

// What watches one of the stale calls starts anew, so that it does not take the own change for a colleague's; a change
// that a colleague made before is then read as well, with all else that is watched.
const readAfter = async (queries: QueryClient, stale: readonly Call[]): Promise<void> => {
  const watches = queries.getQueryCache().findAll({ ...watchesOf(stale), type: 'active' });
  const watched = watches.flatMap(({ meta }) => meta?.watched ?? []);
  await queries.resetQueries(watchesOf(stale));
  await refresh(queries, [...stale, ...watched]);
};

/** After every call that writes, whichever screen made it, what it made stale is read again. */
export const refreshAfterWrites = (queries: QueryClient): (() => void) =>
  onWrite((call) => {
    const stale = staleAfter(call);
    if (stale.length > 0) latest = readAfter(queries, stale);
  });
