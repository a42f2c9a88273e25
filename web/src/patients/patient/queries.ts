import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { callKey, callQuery, fetchBody, watchedMs } from '../../kernel/lib/query.ts';
import { isInBackground } from '../../kernel/lib/refresh.ts';

export const useShowRecord = () => {
  const queries = useQueryClient();
  return (record: PatientRecord) => {
    queries.setQueryData(callQuery(patientCalls.readReferral, { params: { id: record.patientId } }).queryKey, record);
  };
};

export const useTimeline = (patientId: string) =>
  useInfiniteQuery({
    queryKey: callKey(patientCalls.readTimeline, { params: { patientId, before: 'latest' } }),
    queryFn: ({ pageParam, signal, queryKey }) =>
      fetchBody(patientCalls.readTimeline, {
        params: { patientId, before: pageParam },
        signal,
        ...(isInBackground(queryKey) && { background: true }),
      }),
    initialPageParam: 'latest',
    getNextPageParam: ({ content, more }) => (more ? content.at(-1)?.eventId : undefined),
    gcTime: 0,
  });

/** The latest note, and how many there are; a few, as the latest may be withdrawn. */
export const useLatestNote = (patientId: string) =>
  useQuery({
    ...callQuery(caseNoteCalls.listCaseNotes, { params: { patientId, page: 1, size: 3 } }),
    staleTime: watchedMs,
  });

/** The record before a change, read on request; `of` is a joined referral whose version it is. */
export const useEarlierVersion = (
  patientId: string,
  { version, of }: { version: number; of?: string | undefined },
  asked: boolean,
) =>
  useQuery({
    ...callQuery(patientCalls.readPatientVersion, { params: { patientId, version }, query: { of } }),
    enabled: asked,
  });
