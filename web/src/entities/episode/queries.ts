import { useQuery } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { callQuery, watchedMs } from '../../lib/query.ts';

/** Every stay of a patient, the earliest first, and whether the reader may open the present one again. */
export const useEpisodes = (patientId: string) =>
  useQuery({ ...callQuery(records.listEpisodes, { params: { patientId } }), staleTime: watchedMs });
