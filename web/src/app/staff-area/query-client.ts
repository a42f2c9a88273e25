import { QueryClient } from '@tanstack/react-query';
import { CallFailure } from '../../lib/call-failure.ts';

const mayPass = (failure: Error): boolean =>
  failure instanceof CallFailure && (failure.status === 'unreachable' || failure.status === 'unreadable');

/**
 * What the staff area has read. Nothing is read again by itself, since that would keep an idle session alive: what is
 * shown is watched by calls that do not, see `entities/freshness.tsx`.
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
