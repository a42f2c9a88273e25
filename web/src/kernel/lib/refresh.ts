import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { auditKindOf, type Call } from '../../../../shared/kernel/call.ts';
import { sessionCalls } from '../../../../shared/session/calls.ts';
import { onWrite } from './api-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** When the answer to this one changes, everything on the screen is read again. */
      isWatch?: true;
    };
  }
}

const watches = { predicate: ({ meta }: Query) => meta?.isWatch === true };
const readings = { predicate: ({ meta }: Query) => meta?.isWatch !== true };

/** Reads everything that is on the screen again, and marks the rest to be read before it is shown. */
export const refresh = (queries: QueryClient): Promise<void> => queries.invalidateQueries(readings);

const inBackground = new Set<string>();

/** Whether a timer reads this now, and no person. */
export const isInBackground = (key: QueryKey): boolean => inBackground.has(hashKey(key));

/** The same as {@link refresh} for a timer: it does not extend the session. */
export const refreshInBackground = async (queries: QueryClient): Promise<void> => {
  const shown = queries.getQueryCache().findAll({ ...readings, type: 'active' });
  for (const { queryHash } of shown) inBackground.add(queryHash);
  // A failed reading is reported where its data is shown; the earlier data stays.
  await refresh(queries);
  for (const { queryHash } of shown) inBackground.delete(queryHash);
};

let latest: Promise<void> = Promise.resolve();

/** Resolves when everything on the screen has been read again after the latest write. */
export const refreshed = (): Promise<void> => latest;

// What is asked with a body changes nothing; a draft is read by its form alone; after a sign-out the page is left.
const makesStale = (call: Call): boolean =>
  call !== sessionCalls.signOut && !['reading', 'draft'].includes(auditKindOf(call));

// The watches start anew, so that they do not take one's own change for a colleague's.
const readAfter = async (queries: QueryClient): Promise<void> => {
  await queries.resetQueries(watches);
  await refresh(queries);
};

/**
 * After every call that writes, from any screen, reads everything on the screen again. What must never be read twice
 * has `staleTime: 'static'`.
 */
export const refreshAfterWrites = (queries: QueryClient): (() => void) =>
  onWrite((call) => {
    if (makesStale(call)) latest = readAfter(queries);
  });
