import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { fetchBody } from '../../lib/query.ts';

const recordKey = (referralId: string) => ['patients', 'record', referralId] as const;
const timelineKey = (referralId: string) => ['patients', 'timeline', referralId] as const;

export const usePatientRecord = (referralId: string) =>
  useQuery({
    queryKey: recordKey(referralId),
    queryFn: ({ signal }) => fetchBody(records.readReferral, { params: { id: referralId }, signal }),
    gcTime: 0,
  });

/** Shows a record as the server has just answered it, and what that adds to the timeline. */
export const useShowRecord = () => {
  const queries = useQueryClient();
  return (record: PatientRecord) => {
    queries.setQueryData(recordKey(record.referralId), record);
    void queries.invalidateQueries({ queryKey: timelineKey(record.referralId) });
    void queries.invalidateQueries({ queryKey: ['patients', 'page'] });
  };
};

export const useRefreshRecord = (referralId: string) => {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: recordKey(referralId) });
    await queries.invalidateQueries({ queryKey: timelineKey(referralId) });
  };
};

export const useTimeline = (referralId: string) =>
  useInfiniteQuery({
    queryKey: timelineKey(referralId),
    queryFn: ({ pageParam, signal }) =>
      fetchBody(records.readTimeline, { params: { referralId, before: pageParam }, signal }),
    initialPageParam: 'latest',
    getNextPageParam: ({ content, more }) => (more ? content.at(-1)?.eventId : undefined),
    gcTime: 0,
  });

/** The record as it was before a change, once somebody asks. */
export const useEarlierVersion = (referralId: string, version: number, asked: boolean) =>
  useQuery({
    queryKey: ['patients', 'version', referralId, version],
    queryFn: ({ signal }) => fetchBody(records.readPatientVersion, { params: { referralId, version }, signal }),
    enabled: asked,
    gcTime: 0,
  });

export const useStaff = () =>
  useQuery({
    queryKey: ['staff'],
    queryFn: ({ signal }) => fetchBody(records.listStaff, { signal }),
  });

export const useAssign = () => {
  const show = useShowRecord();
  return useMutation({
    mutationFn: (body: { referralId: string; userId: string }) => fetchBody(records.assignStaff, { body }),
    onSuccess: show,
  });
};
