import { episodeCalls } from '../../../../shared/episodes/calls.ts';
import { watchedMs } from '../../kernel/lib/query.ts';
import { useReading } from '../../kernel/lib/use-reading.ts';

/** Every episode of a patient, the earliest first, and whether the reader may reopen the current one. */
export const useEpisodes = (patientId: string) =>
  useReading(episodeCalls.listEpisodes, { params: { patientId } }, { staleTime: watchedMs });
