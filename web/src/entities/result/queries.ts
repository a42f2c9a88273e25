import { useQuery } from '@tanstack/react-query';
import { questionnaires } from '../../../../shared/api/questionnaires.ts';
import { callQuery, freshOnReturn, keptForReturn, paged, watchedMs } from '../../lib/query.ts';

/** Who a patient is, where their tests stand and what is to be done. */
export const useTestSummary = (patientId: string | undefined) =>
  useQuery({
    ...callQuery(questionnaires.readStanding, { params: { patientId: patientId ?? '' } }),
    enabled: patientId !== undefined,
    staleTime: watchedMs,
    ...freshOnReturn,
  });

export type TestSummary = NonNullable<ReturnType<typeof useTestSummary>['data']>;

/** A patient's results, the latest first. */
export const useScores = (patientId: string, page: number, size: number) =>
  useQuery({ ...callQuery(questionnaires.listScores, { params: { patientId, page, size } }), ...paged });

const latestResults = 50;

/** What a patient answered lately, the latest first: for the parts of a record, which share one reading. */
export const useLatestScores = (patientId: string) =>
  useQuery({
    ...callQuery(questionnaires.listScores, { params: { patientId, page: 1, size: latestResults } }),
    staleTime: watchedMs,
  });

/** One result with what stood there before each correction, the latest first. */
export const useResultVersions = (patientId: string | undefined, resultId: string | undefined) =>
  useQuery({
    ...callQuery(questionnaires.readResult, { params: { patientId: patientId ?? '', resultId: resultId ?? '' } }),
    enabled: patientId !== undefined && resultId !== undefined,
  });

export const useOpenAlerts = (page: number, size: number) =>
  useQuery({ ...callQuery(questionnaires.listAlerts, { params: { page, size } }), ...paged, ...freshOnReturn });

export const useDueReviews = (page: number, size: number) =>
  useQuery({ ...callQuery(questionnaires.listAlertReviews, { params: { page, size } }), ...paged, ...freshOnReturn });

export const useOverdue = (page: number, size: number) =>
  useQuery({ ...callQuery(questionnaires.listOverdue, { params: { page, size } }), ...paged, ...keptForReturn });

export type OverdueRow = NonNullable<ReturnType<typeof useOverdue>['data']>['content'][number];

export const useOrgData = () => useQuery({ ...callQuery(questionnaires.readOrgData, {}), ...keptForReturn });

export const useFeedback = () => useQuery({ ...callQuery(questionnaires.readFeedback, {}), ...keptForReturn });
