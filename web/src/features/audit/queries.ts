import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { audit } from '../../../../shared/api/audit.ts';
import { users } from '../../../../shared/api/users.ts';
import { callKey, callQuery, fetchBody } from '../../lib/query.ts';
import { sumPages } from './sum-pages.ts';

export type Wanted = { person?: string; record?: string; day?: string };
export type Named = { patientId: string; firstName: string; lastName: string };

const auditLog = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: callKey(audit.readTrail, { query: wanted }),
    queryFn: ({ pageParam, signal }) =>
      fetchBody(audit.readTrail, { query: { ...wanted, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });

export const useAuditLog = (wanted: Wanted) => useInfiniteQuery(auditLog(wanted));

/** The review is complete once its last page is loaded; the pages are read one after the other, automatically. */
export const useReview = (quarter: string) => {
  const { data, error, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey: callKey(audit.reviewQuarter, { params: { quarter } }),
    queryFn: ({ pageParam, signal }) =>
      fetchBody(audit.reviewQuarter, {
        params: { quarter },
        query: pageParam ? { after: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return {
    data: data && { ...sumPages(data.pages), countedUntil: data.pages.at(-1)?.next?.slice(0, 10) },
    error,
    refetch: () => (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
};

/** Everybody with a role, for the names behind the entries. */
export const usePeople = () => useQuery(callQuery(users.listUsers, {}));
