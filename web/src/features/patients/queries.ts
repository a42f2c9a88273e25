import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PatientStatus } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { pageSize } from '../../../../shared/domain/page.ts';
import { fetchBody } from '../../lib/query.ts';

const patients = ['patients'] as const;

export const usePatients = (page: number, status: PatientStatus) =>
  useQuery({
    queryKey: [...patients, 'page', status, page],
    queryFn: ({ signal }) =>
      fetchBody(records.listPatients, { params: { page, size: pageSize }, query: { status }, signal }),
    placeholderData: keepPreviousData,
  });

/** Takes a patient off the active lists, or puts them back. */
export const useSetActive = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ referralId, active }: { referralId: string; active: boolean }) =>
      fetchBody(active ? records.reactivatePatient : records.deactivatePatient, { params: { referralId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: patients }),
  });
};
