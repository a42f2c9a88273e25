import { ulid } from 'ulid';
import type { Alert } from '../../../shared/alerts/alert.ts';
import { episodeAt } from '../../../shared/episodes/episodes.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { type TestResult, tidyAnswers } from '../../../shared/questionnaires/result.ts';
import type { Answer } from '../../../shared/questionnaires/scoring.ts';
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
import { noBaselineKey, removeFromNoBaselineList } from './no-baseline-list.ts';
import { findResultBefore, judge, putResult, readTests, type StoredResult } from './result-items.ts';
import { computeScoreHistory, writeScoreHistory } from './score-history.ts';

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

type Dated = Pick<TestResult, 'questionDate'>;

const isOfCurrentEpisode = ({ episodes }: Patient, { questionDate }: Dated): boolean =>
  episodeAt(episodes, questionDate).number === currentEpisode(episodes).number;

const noTests: Awaited<ReturnType<typeof readTests>> = { results: [], histories: [] };

/** What some results are written from; undefined when there is no such patient. */
export const readBeforeResults = async (table: Table, patientId: string, results: readonly Dated[]) => {
  const [[record, waiting, contact], tests] = await Promise.all([
    transactGet(table, [patientEntity.key(patientId), noBaselineKey(patientId), contactKey(patientId)]),
    results.length > 0 ? readTests(table, patientId) : noTests,
  ]);
  if (!record) return undefined;
  const patient = parseItem(patientEntity, record);
  // A result that a colleague stored between these reads has changed the score history, and the write is refused. One of an
  // earlier episode may have none: its tests are read after the record, whose revision each result changes.
  const isCurrent = results.every((one) => isOfCurrentEpisode(patient, one));
  const read = isCurrent ? tests : await readTests(table, patientId);
  return { patient, ...read, isWaiting: waiting !== undefined, contact };
};
export type BeforeResults = NonNullable<Awaited<ReturnType<typeof readBeforeResults>>>;

/** The score history of a questionnaire as it was read, and as it follows from results of the current episode. */
export const followResults = (
  { patient, histories }: BeforeResults,
  type: QuestionnaireId,
  results: readonly TestResult[],
) => {
  const before = histories.find(({ questionType }) => questionType === type);
  const counted = results.filter((one) => one.questionType === type && isOfCurrentEpisode(patient, one));
  return { type, before, after: computeScoreHistory(patient.patientId, type, counted, before) };
};

/**
 * The writes that store new results of a patient, one of each questionnaire: the answers, the score history, the
 * month's mean, and an alert where one is raised, by answers of `alertsFrom` or later. They succeed only while all that
 * was read is unchanged, and count as a change of the record: its status and its worker follow from them.
 */
export const planResults = (
  results: readonly StoredResult[],
  read: BeforeResults,
  storing: Doing,
  { isAlerted = false, alertsFrom = '' } = {},
): { writes: Write[]; alerts: Alert[] } => {
  const { patient, isWaiting } = read;
  const recent = results.filter(({ questionDate }) => questionDate >= alertsFrom);
  // An alert that was raised as soon as the answer was given is not raised again.
  const alerts = (isAlerted ? [] : recent).flatMap(
    (result) => alertFor(result, { raisedAt: storing.at, previous: findResultBefore(read.results, result) }) ?? [],
  );
  const writes = results.flatMap((result): Write[] => [
    ...putResult(patient, result),
    ...writeScoreHistory(followResults(read, result.questionType, [...read.results, result]), patient),
    addResultToTimeline(result, storing),
  ]);
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
