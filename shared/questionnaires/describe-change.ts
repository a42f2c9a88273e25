import { type Change, changeOf, hasRecovered } from './change.ts';
import type { QuestionnaireId } from './ids.ts';
import { findQuestionnaire } from './registry.ts';

type Point = { resultId: string; score: number };
type Test = { questionType: QuestionnaireId; first: Point; latest: Point };

/** The change of a patient over all instruments that measure one; undefined before any was answered twice. */
export const describeChange = (tests: readonly Test[]): { change: Change; recovered: boolean } | undefined => {
  const courses = tests
    .map(({ questionType, first, latest }) => ({
      questionnaire: findQuestionnaire(questionType),
      first: first.score,
      latest: latest.score,
    }))
    .filter(({ questionnaire }) => questionnaire.reliableChange !== undefined);
  const repeated = tests.some(
    ({ questionType, first, latest }) =>
      findQuestionnaire(questionType).reliableChange !== undefined && first.resultId !== latest.resultId,
  );
  return repeated ? { change: changeOf(courses), recovered: hasRecovered(courses) } : undefined;
};

/** `down 5`, `up 2`, `the same`: fewer points are fewer complaints. */
export const describeDifference = (before: number, now: number): string => {
  if (now === before) return 'the same';
  return now < before ? `down ${before - now}` : `up ${now - before}`;
};
