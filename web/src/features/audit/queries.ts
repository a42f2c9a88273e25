import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { audit } from '../../../../shared/api/audit.ts';
import { users } from '../../../../shared/api/users.ts';
import { callKey, callQuery, fetchBody } from '../../lib/query.ts';

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

export const useReview = (quarter: string) => useQuery(callQuery(audit.reviewQuarter, { params: { quarter } }));

/** Everybody with a role, for the names behind the entries. */
export const usePeople = () => useQuery(callQuery(users.listUsers, {}));
