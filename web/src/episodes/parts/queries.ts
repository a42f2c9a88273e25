import { useQuery } from '@tanstack/react-query';
import { episodeCalls } from '../../../../shared/episodes/calls.ts';
import { callQuery, watchedMs } from '../../kernel/lib/query.ts';

/** Every episode of a patient, the earliest first, and whether the reader may reopen the current one. */
export const useEpisodes = (patientId: string) =>
  useQuery({ ...callQuery(episodeCalls.listEpisodes, { params: { patientId } }), staleTime: watchedMs });
