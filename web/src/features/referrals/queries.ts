import { useQuery } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { referrals } from '../../../../shared/api/referrals.ts';
import { cachedForReturn, callQuery, paged } from '../../lib/query.ts';
import { type WorklistChoice, writeChoice } from './choice.ts';

export const useWorklist = (choice: WorklistChoice, page: number) =>
  useQuery({
    ...callQuery(referrals.listWorklist, { params: { page }, query: writeChoice(choice) }),
    ...paged,
    ...cachedForReturn,
  });

/** The episodes of a patient: the last is that of the referral to decide on. */
export const useEpisodes = (patientId: string) => useQuery(callQuery(records.listEpisodes, { params: { patientId } }));
