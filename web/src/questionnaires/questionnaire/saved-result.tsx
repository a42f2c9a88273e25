import { Link } from 'react-router-dom';
import type { Alert } from '../../../../shared/alerts/alert.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { instrumentsFor } from '../../../../shared/questionnaires/offered.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../shared/questionnaires/result.ts';
import { outcomeOf, wordsOf } from '../../../../shared/questionnaires/scoring.ts';
import { RaisedAlerts } from '../../alerts/parts/raised-alerts.tsx';
import { dataScreen, newCaseNoteScreen, patientScreen, questionnaireScreen } from '../../kernel/lib/paths.ts';
import { PatientHead } from '../../patients/parts/patient-head.tsx';
import { useRecord } from '../../patients/parts/queries.ts';
import { Freshness, patientWatch } from '../../tasks/parts/freshness.tsx';
import { BandLegend } from '../parts/results/band-legend.tsx';
import { FollowUps } from '../parts/results/follow-ups.tsx';
import { useTestSummary } from '../parts/results/queries.ts';
import { ScoreLines } from '../parts/results/score-lines.tsx';
import { ChangeLines } from './change-lines.tsx';
import styles from './saved-result.module.css';

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
      <h2>
        {questionnaire.name}, {formatDay(result.questionDate)}
      </h2>
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
          <Link to={newCaseNoteScreen(result.patientId)}>Write a case note</Link>
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
