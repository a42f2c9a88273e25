import { questionnaireCalls } from '../../../../../shared/questionnaires/calls.ts';
import { cachedForReturn, freshOnReturn, paged, useReading, watchedMs } from '../../../kernel/lib/query.ts';

/** A patient with the state of their tests and open work. */
export const useTestSummary = (patientId: string | undefined) =>
  useReading(
    questionnaireCalls.readTestState,
    { params: { patientId: patientId ?? '' } },
    { enabled: patientId !== undefined, staleTime: watchedMs, ...freshOnReturn },
  );

export type TestSummary = NonNullable<ReturnType<typeof useTestSummary>['data']>;

export const useScores = (patientId: string, page: number, size: number) =>
  useReading(questionnaireCalls.listScores, { params: { patientId, page, size } }, paged);

/** One result with its versions before each correction, the latest first. */
export const useResultVersions = (patientId: string | undefined, resultId: string | undefined) =>
  useReading(
    questionnaireCalls.readResult,
    { params: { patientId: patientId ?? '', resultId: resultId ?? '' } },
    { enabled: patientId !== undefined && resultId !== undefined },
  );

export const useOverdue = (page: number, size: number) =>
  useReading(questionnaireCalls.listOverdue, { params: { page, size } }, { ...paged, ...cachedForReturn });

export type OverdueRow = NonNullable<ReturnType<typeof useOverdue>['data']>['content'][number];

export const useFeedback = () => useReading(questionnaireCalls.readFeedback, {}, cachedForReturn);
