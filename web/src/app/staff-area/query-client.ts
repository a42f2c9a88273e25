import { QueryClient } from '@tanstack/react-query';
import { CallFailure } from '../../lib/call-failure.ts';

const mayPass = (failure: Error): boolean =>
  failure instanceof CallFailure && (failure.status === 'unreachable' || failure.status === 'unreadable');

/**
 * The cache of the staff area. Nothing is refetched automatically, since that would extend an idle session:
 * `entities/freshness.tsx` watches what is shown by calls that do not.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, failure) => failures < 1 && mayPass(failure),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
