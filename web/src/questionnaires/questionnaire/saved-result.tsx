import { Link } from 'react-router-dom';
import type { Alert } from '../../../../shared/alerts/alert.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import {
  describeChange,
  describeDifference,
  describeJointChange,
} from '../../../../shared/questionnaires/describe-change.ts';
import { instrumentsFor } from '../../../../shared/questionnaires/offered.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../shared/questionnaires/result.ts';
import { outcomeOf, wordsOf } from '../../../../shared/questionnaires/scoring.ts';
import { RaisedAlerts } from '../../alerts/parts/alert-card.tsx';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { dataScreen, newCaseNoteScreen, patientScreen, questionnaireScreen } from '../../kernel/lib/paths.ts';
import { PatientHead } from '../../patients/parts/patient-head.tsx';
import { useRecord } from '../../patients/parts/queries.ts';
import { Freshness, patientWatch } from '../../tasks/parts/freshness.tsx';
import { ChangeWords, JointChangeWords } from '../parts/results/change-summary.tsx';
import { type TestSummary, useTestSummary } from '../parts/results/queries.ts';
import { BandLegend, FollowUps, ScoreLines, titleOfResult } from '../parts/results/score-lines.tsx';
import styles from './saved-result.module.css';

type ChangeProps = { tests: TestSummary['tests']; result: TestResult; before: number | undefined };

/**
 * The change of this result's score since the first one and since the last. It is about this instrument; about several
 * together only where this result is the latest of its kind.
 */
const ChangeLines = ({ tests, result, before }: ChangeProps) => {
  const { resultId, questionType, score } = result;
  const own = tests.find((test) => test.questionType === questionType);
  const { name, judgedWith, reports } = findQuestionnaire(questionType);
  if (reports !== 'total' || !own || score === undefined) return null;
  const { first, latest } = own;
  if (first.resultId === resultId && before === undefined) return null;
  const change = describeChange({ questionType, first, latest: result });
  const joint = change && latest.resultId === resultId ? describeJointChange(tests) : undefined;
  return (
    <ul className={styles.lines}>
      {first.resultId !== resultId && first.score !== undefined && (
        <li>
          Since the first, {formatDay(first.questionDate)} ({first.score}): {describeDifference(first.score, score)}
        </li>
      )}
      {before !== undefined && (
        <li>
          Since the last ({before}): {describeDifference(before, score)}
        </li>
      )}
      {change && (
        <li>
          {name}: <ChangeWords questionType={questionType} {...change} />
        </li>
      )}
      {joint?.by === judgedWith && joint && (
        <li>
          <JointChangeWords {...joint} />
        </li>
      )}
    </ul>
  );
};

export type Saved = { result: TestResult; message: string; alert: Alert | undefined; before: number | undefined };

/** The saved result and its patient; first the actions that are needed at once. */
export const SavedResult = ({ saved: { result, message, alert, before } }: { saved: Saved }) => {
  const { data: summary } = useTestSummary(result.patientId);
  const { data: record } = useRecord(result.patientId);
  const questionnaire = findQuestionnaire(result.questionType);
  // Including alerts that a correction has left open; a newly raised one stays, with what was done about it.
  const open = onlyReadable(summary?.alerts ?? []).filter(
    ({ resultId, alertId, response }) => resultId === result.resultId && (!response || alertId === alert?.alertId),
  );
  const raised = alert && { ...alert, words: wordsOf(result.answers) };
  const shown = raised && !open.some(({ alertId }) => alertId === raised.alertId) ? [raised, ...open] : open;
  const advice = alert ? undefined : outcomeOf(questionnaire, result.answers)?.advice;
  return (
    <section className={styles.saved} aria-label="What was saved">
      {record && <PatientHead record={record} isHeading={false} />}
      <p role="status" className={styles.message}>
        Thank you. {message}
      </p>
      <Freshness of={patientWatch(result.patientId)} />
      <RaisedAlerts alerts={shown} />
      <h2>{titleOfResult(result)}</h2>
      <ScoreLines result={result} />
      {advice && <p>{advice}</p>}
      <FollowUps questionType={result.questionType} answers={result.answers} />
      {summary && <ChangeLines tests={summary.tests} result={result} before={before} />}
      <BandLegend of={[result.questionType]} />
      <ul className={styles.next}>
        {instrumentsFor(summary?.service ?? '')
          .filter(({ id }) => id !== result.questionType)
          .map(({ id, name }) => (
            <li key={id}>
              <Link to={questionnaireScreen(id, result.patientId)}>{name} for the same patient</Link>
            </li>
          ))}
        <li>
          <ActionLink to={newCaseNoteScreen(result.patientId)}>Write a case note</ActionLink>
        </li>
        <li>
          <Link to={patientScreen(result.patientId)}>Open the record</Link>
        </li>
        <li>
          <Link to={dataScreen(result.patientId)}>All this patient's scores</Link>
        </li>
      </ul>
    </section>
  );
};
