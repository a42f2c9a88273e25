import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { questionnaires } from '../../../../shared/api/questionnaires.ts';
import { fetchBody } from '../../lib/query.ts';

/** Whatever is saved about one questionnaire can change any list of them. */
export const questionnairesKey = ['questionnaires'] as const;

// Somebody who comes back to a screen that was left open sees the alerts of now.
const freshOnReturn = { refetchOnWindowFocus: 'always' } as const;

/** Who a patient is, where their tests stand and what is to be done. Kept no longer than it is on the screen. */
export const useTestSummary = (referralId: string | undefined) =>
  useQuery({
    queryKey: [...questionnairesKey, 'standing', referralId],
    queryFn: ({ signal }) =>
      fetchBody(questionnaires.readStanding, { params: { referralId: referralId ?? '' }, signal }),
    enabled: referralId !== undefined,
    gcTime: 0,
    // The parts of one screen read it once: each reading stands in the audit log.
    staleTime: 2_000,
    ...freshOnReturn,
  });

export type TestSummary = NonNullable<ReturnType<typeof useTestSummary>['data']>;

/** A patient's results, the latest first. */
export const useScores = (referralId: string | undefined, page: number, size: number) =>
  useQuery({
    queryKey: [...questionnairesKey, 'scores', referralId, page, size],
    queryFn: ({ signal }) =>
      fetchBody(questionnaires.listScores, { params: { referralId: referralId ?? '', page, size }, signal }),
    enabled: referralId !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** One result with what stood there before each correction, the latest first. */
export const useResultVersions = (referralId: string | undefined, resultId: string | undefined) =>
  useQuery({
    queryKey: [...questionnairesKey, 'versions', referralId, resultId],
    queryFn: ({ signal }) =>
      fetchBody(questionnaires.readResult, {
        params: { referralId: referralId ?? '', resultId: resultId ?? '' },
        signal,
      }),
    enabled: referralId !== undefined && resultId !== undefined,
    gcTime: 0,
  });

export const useOpenAlerts = (page: number, size: number) =>
  useQuery({
    queryKey: [...questionnairesKey, 'alerts', page, size],
    queryFn: ({ signal }) => fetchBody(questionnaires.listAlerts, { params: { page, size }, signal }),
    placeholderData: keepPreviousData,
    ...freshOnReturn,
  });

const aMinute = 60_000;

/** Whether a list of open alerts is behind what is open, asked while its screen is in sight; it keeps no session open. */
export const useAlertWatch = () =>
  useQuery({
    queryKey: [...questionnairesKey, 'alerts-watch'],
    queryFn: ({ signal }) => fetchBody(questionnaires.watchAlerts, { background: true, signal }),
    refetchInterval: aMinute,
    gcTime: 0,
  });

export const useOverdue = (page: number, size: number) =>
  useQuery({
    queryKey: [...questionnairesKey, 'overdue', page, size],
    queryFn: ({ signal }) => fetchBody(questionnaires.listOverdue, { params: { page, size }, signal }),
    placeholderData: keepPreviousData,
  });

export type OverdueRow = NonNullable<ReturnType<typeof useOverdue>['data']>['content'][number];

/** Active patients who have answered nothing yet. */
export const useWithoutBaseline = (page: number, size: number) =>
  useQuery({
    queryKey: [...questionnairesKey, 'without-baseline', page, size],
    queryFn: ({ signal }) => fetchBody(questionnaires.listWithoutBaseline, { params: { page, size }, signal }),
    placeholderData: keepPreviousData,
  });

export const useOrgData = () =>
  useQuery({
    queryKey: [...questionnairesKey, 'orgdata'],
    queryFn: ({ signal }) => fetchBody(questionnaires.readOrgData, { signal }),
  });

export const useFeedback = () =>
  useQuery({
    queryKey: [...questionnairesKey, 'feedback'],
    queryFn: ({ signal }) => fetchBody(questionnaires.readFeedback, { signal }),
  });
