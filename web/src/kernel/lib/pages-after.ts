import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Call } from '../../../../shared/kernel/call.ts';
import type { CallRequest } from './api-client.ts';
import { callKey, fetchBody } from './query.ts';

/** The options of a list that is read page by page: each page names in `next` where the one after it begins. */
export const pagesAfter = <C extends Call>(call: C, request: CallRequest<C>) =>
  infiniteQueryOptions({
    queryKey: callKey(call, request),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...request.query, ...(pageParam && { after: pageParam }) };
      return fetchBody(call, { ...request, query, signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page as { next?: string | undefined }).next,
    gcTime: 0,
  });
