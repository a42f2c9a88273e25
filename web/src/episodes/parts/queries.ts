import { episodeCalls } from '../../../../shared/episodes/calls.ts';
import { useReading, watchedMs } from '../../kernel/lib/query.ts';

/** Every episode of a patient, the earliest first, and whether the reader may reopen the current one. */
export const useEpisodes = (patientId: string) =>
  useReading(episodeCalls.listEpisodes, { params: { patientId } }, { staleTime: watchedMs });
