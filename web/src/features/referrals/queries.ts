import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { fetchBody } from '../../lib/query.ts';

const referrals = ['referrals'] as const;

export const useReferrals = (page: number) =>
  useQuery({
    queryKey: [...referrals, 'page', page],
    queryFn: ({ signal }) => fetchBody(records.listReferrals, { params: { page }, signal }),
    placeholderData: keepPreviousData,
  });

export const useReferral = (id: string) =>
  useQuery({
    queryKey: [...referrals, 'one', id],
    queryFn: ({ signal }) => fetchBody(records.readReferral, { params: { id }, signal }),
    // What is told about a person is kept no longer than it is on the screen.
    gcTime: 0,
  });

export const useDeactivateReferral = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => fetchBody(records.deactivateReferral, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...referrals, 'page'] }),
  });
};
