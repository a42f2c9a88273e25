import { hashKey, type QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import type { Call } from '../../../shared/api/call.ts';
import { onWrite } from './api-client.ts';
import { invalidatedBy } from './invalidation.ts';

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

/** Reads those of these calls again that are on the screen, and marks the rest to be read before they are shown. */
export const refresh = (queries: QueryClient, calls: readonly Call[]): Promise<void> =>
  queries.invalidateQueries(readings(calls));

const inBackground = new Set<string>();

/** Whether a timer reads this now, and no person. */
export const isInBackground = (key: QueryKey): boolean => inBackground.has(hashKey(key));

/** The same as {@link refresh} for a timer: it does not extend the session. */
export const refreshInBackground = async (queries: QueryClient, calls: readonly Call[]): Promise<void> => {
  const shown = queries.getQueryCache().findAll({ ...readings(calls), type: 'active' });
  for (const { queryHash } of shown) inBackground.add(queryHash);
  // A failed reading is reported where its data is shown; the earlier data stays.
  await refresh(queries, calls);
  for (const { queryHash } of shown) inBackground.delete(queryHash);
};

let latest: Promise<void> = Promise.resolve();

/** Resolves when the calls that the latest write made stale have been read again. */
export const refreshed = (): Promise<void> => latest;

// A watch on one of the stale calls starts anew, so that it does not take one's own change for a colleague's; an
// earlier change by a colleague is then read as well, with everything else that is watched.
const readAfter = async (queries: QueryClient, invalidated: readonly Call[]): Promise<void> => {
  const watches = queries.getQueryCache().findAll({ ...watchesOf(invalidated), type: 'active' });
  const watched = watches.flatMap(({ meta }) => meta?.watched ?? []);
  await queries.resetQueries(watchesOf(invalidated));
  await refresh(queries, [...invalidated, ...watched]);
};

/** After every call that writes, from any screen, reads the calls again that it made stale. */
export const refreshAfterWrites = (queries: QueryClient): (() => void) =>
  onWrite((call) => {
    const invalidated = invalidatedBy(call);
    if (invalidated.length > 0) latest = readAfter(queries, invalidated);
  });
