import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { Call } from '../../../shared/api/call.ts';
import { onWrite } from './api-client.ts';
import { staleAfter } from './made-stale.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Read by a timer. */
      background?: true;
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

/** The same, as a timer does it: it does not keep the session open. */
export const refreshInBackground = async (queries: QueryClient, calls: readonly Call[]): Promise<void> => {
  await queries.invalidateQueries({ ...readings(calls), refetchType: 'none' });
  const shown = queries.getQueryCache().findAll({ ...readings(calls), type: 'active' });
  // A failure is shown where its data is; what was read before stays.
  await Promise.allSettled(shown.map((query) => query.fetch({ ...query.options, meta: { background: true } })));
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
