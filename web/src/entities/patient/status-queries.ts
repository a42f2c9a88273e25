import { useMutation, useQueryClient } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { fetchBody } from '../../lib/query.ts';

/** Takes a patient off the active lists, or puts them back. */
export const useSetActive = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ referralId, active }: { referralId: string; active: boolean }) =>
      fetchBody(active ? records.reactivatePatient : records.deactivatePatient, { params: { referralId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['patients'] }),
  });
};
