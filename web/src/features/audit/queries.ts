import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { audit } from '../../../../shared/api/audit.ts';
import { users } from '../../../../shared/api/users.ts';
import { fetchBody } from '../../lib/query.ts';

export type Wanted = { person?: string; record?: string; day?: string };

export const useAuditLog = (wanted: Wanted) =>
  useInfiniteQuery({
    queryKey: ['auditLog', wanted],
    queryFn: ({ pageParam, signal }) =>
      fetchBody(audit.readTrail, { query: { ...wanted, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });

export const useReview = (quarter: string) =>
  useQuery({
    queryKey: ['review', quarter],
    queryFn: ({ signal }) => fetchBody(audit.reviewQuarter, { params: { quarter }, signal }),
    gcTime: 0,
  });

/** Everybody with a role, for the names behind the entries. */
export const usePeople = () =>
  useQuery({ queryKey: ['people'], queryFn: ({ signal }) => fetchBody(users.listUsers, { signal }), gcTime: 0 });
