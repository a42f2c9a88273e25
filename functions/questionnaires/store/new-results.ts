import { ulid } from 'ulid';
import type { Alert } from '../../../shared/alerts/alert.ts';
import { episodeAt } from '../../../shared/episodes/episodes.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { type TestResult, tidyAnswers } from '../../../shared/questionnaires/result.ts';
import { type Answer, concernOf } from '../../../shared/questionnaires/scoring.ts';
import { alertFor, raiseAlert } from '../../alerts/store/alerts.ts';
import { currentEpisode } from '../../episodes/store/episodes.ts';
import type { Doing } from '../../kernel/store/audit.ts';
import { parseItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { transactGet } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
import { contactKey } from '../../patients/store/caseload.ts';
import { checkAndCountChange, type Patient, patientEntity } from '../../patients/store/patients.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { countResult } from '../../report/store/org-totals.ts';
import { noBaselineKey, removeFromNoBaselineList } from './no-baseline-list.ts';
import { judge, putResult, readResultBefore } from './result-items.ts';
import { computeScoreHistory, type ScoreHistory, scoreHistoryEntity, writeScoreHistory } from './score-history.ts';

type Given = Pick<TestResult, 'patientId' | 'questionType' | 'questionDate' | 'answeredBy'> & {
  answers: readonly Answer[];
};

export const makeResult = (
  { patientId, questionType, questionDate, answers, answeredBy }: Given,
  at: string,
): TestResult => ({
  resultId: ulid(Date.parse(at)),
  patientId,
  questionDate,
  ...judge(questionType, tidyAnswers(questionType, answers)),
  recordedAt: at,
  ...(answeredBy && { answeredBy }),
  version: 1,
});

export const addResultToTimeline = (result: TestResult, doing: Doing, why?: string): Write => {
  const { patientId, questionType, questionDate, score, risk, answeredBy } = result;
  const scored = { questionType, questionDate, score, risk };
  const cause = why === undefined ? { kind: 'score' as const, answeredBy } : { kind: 'score-corrected' as const, why };
  return addToTimeline(patientId, doing, { ...cause, ...scored });
};

export const isOfCurrentEpisode = (
  { episodes }: Patient,
  { questionDate }: Pick<TestResult, 'questionDate'>,
): boolean => episodeAt(episodes, questionDate).number === currentEpisode(episodes).number;

/** What new results are written from, read at one moment; undefined when there is no such patient. */
export const readBeforeResults = async (table: Table, patientId: string, results: readonly TestResult[]) => {
  const concerning = results.filter(({ questionType, answers }) => concernOf(findQuestionnaire(questionType), answers));
  const [[patient, waiting, contact, ...histories], previous] = await Promise.all([
    transactGet(table, [
      patientEntity.key(patientId),
      noBaselineKey(patientId),
      contactKey(patientId),
      ...results.map(({ questionType }) => scoreHistoryEntity.key({ patientId, questionType })),
    ]),
    Promise.all(concerning.map(async (one) => [one.resultId, await readResultBefore(table, one)] as const)),
  ]);
  if (!patient) return undefined;
  return {
    patient: parseItem(patientEntity, patient),
    histories: histories.flatMap((history) => (history ? [parseItem(scoreHistoryEntity, history)] : [])),
    isWaiting: waiting !== undefined,
    contact,
    /** For each new result that may raise an alert, by its id: the result before it. */
    previous: new Map(previous.flatMap(([id, result]) => (result ? [[id, result] as const] : []))),
  };
};
export type BeforeResults = NonNullable<Awaited<ReturnType<typeof readBeforeResults>>>;

/**
 * The writes that store new results of a patient, one of each questionnaire: the answers, the score history, the
 * month's mean, and an alert where one is raised, by answers of `alertsFrom` or later. They succeed only while all that
 * was read is unchanged, and count as a change of the record: its status and its worker follow from them.
 */
export const planResults = (
  results: readonly TestResult[],
  { patient, histories, isWaiting, previous }: BeforeResults,
  storing: Doing,
  { isAlerted = false, alertsFrom = '' } = {},
): { writes: Write[]; alerts: Alert[] } => {
  const recent = results.filter(({ questionDate }) => questionDate >= alertsFrom);
  // An alert that was raised as soon as the answer was given is not raised again.
  const alerts = (isAlerted ? [] : recent).flatMap(
    (result) => alertFor(result, { raisedAt: storing.at, previous: previous.get(result.resultId) }) ?? [],
  );
  // Answers of an earlier episode are no part of the present score history.
  const followOf = (result: TestResult, history: ScoreHistory | undefined) => {
    const known = history ? [history.first, history.latest] : [];
    const counted = isOfCurrentEpisode(patient, result) ? [...known, result] : known;
    return computeScoreHistory(patient.patientId, result.questionType, counted, history);
  };
  const writes = results.flatMap((result): Write[] => {
    const { questionType } = result;
    const history = histories.find((one) => one.questionType === questionType);
    return [
      ...putResult(result),
      ...writeScoreHistory({ type: questionType, before: history, after: followOf(result, history) }, patient),
      ...countResult(result),
      addResultToTimeline(result, storing),
    ];
  });
  return {
    writes: [
      checkAndCountChange(patient),
      ...writes,
      ...(isWaiting && results.some((result) => isOfCurrentEpisode(patient, result))
        ? removeFromNoBaselineList(patient.patientId)
        : []),
      ...alerts.flatMap((alert) => raiseAlert(alert, patient.user?.id, storing)),
    ],
    alerts,
  };
};
