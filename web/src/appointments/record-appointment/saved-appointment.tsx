import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { wordsOf } from '../../../../shared/questionnaires/scoring.ts';
import type { Room } from '../../../../shared/settings/organisation-settings.ts';
import { RaisedAlerts } from '../../alerts/parts/alert-card.tsx';
import { caseNotesScreen, dataScreen, patientScreen, screens } from '../../kernel/lib/paths.ts';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { BandLegend, ScoreLines } from '../../questionnaires/parts/results/score-lines.tsx';
import { PlanNext } from './next-appointment.tsx';
import styles from './record.module.css';
import type { SavedAppointment as Saved } from './record-form.tsx';

/** The saved appointment; anything that has to be done at once comes first. */
export const SavedAppointment = ({ saved, rooms }: { saved: Saved; rooms: readonly Room[] }) => {
  const { message: text, results, alerts, appointment, notPlanned, values } = saved;
  // Once the next appointment has been planned after all, the message no longer reports that it was not.
  const [isPlanned, setIsPlanned] = useState(false);
  const { patientId } = appointment.patient;
  const message = useRef<HTMLParagraphElement>(null);
  // The form was long, and its end is where one was. On a phone the tabs above would push the alert out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to take the focus again.
  useEffect(() => {
    message.current?.scrollIntoView();
    message.current?.focus({ preventScroll: true });
  }, [isPlanned]);
  const { data: summary } = useTestSummary(patientId);
  // As they are now, once they have been read: including what has been done about them since.
  const known = onlyReadable(summary?.alerts ?? []);
  const shown = alerts.map((raised) => {
    const result = results.find(({ resultId }) => resultId === raised.resultId);
    return (
      known.find(({ alertId }) => alertId === raised.alertId) ?? { ...raised, words: wordsOf(result?.answers ?? []) }
    );
  });
  return (
    <section aria-label="What was saved">
      <p role="status" ref={message} tabIndex={-1} className={shown.length === 0 ? styles.message : styles.outcome}>
        Thank you. {isPlanned ? 'The session has been saved, and the next one is planned.' : text}
      </p>
      <RaisedAlerts alerts={shown} />
      {notPlanned && !isPlanned && (
        <PlanNext
          appointment={appointment}
          refused={notPlanned}
          sent={values}
          rooms={rooms}
          onPlanned={() => setIsPlanned(true)}
        />
      )}
      {results.map((result) => (
        <section key={result.resultId} aria-label={findQuestionnaire(result.questionType).name}>
          <h2>
            {findQuestionnaire(result.questionType).name}, {formatDay(result.questionDate)}
          </h2>
          <ScoreLines result={result} />
        </section>
      ))}
      {results.length > 0 && <BandLegend of={results.map(({ questionType }) => questionType)} />}
      <p className={styles.links}>
        <Link to={patientScreen(patientId)}>Open the record</Link>
        {appointment.caseNoteId && <Link to={caseNotesScreen(patientId)}>Read the notes</Link>}
        {results.length > 0 && <Link to={dataScreen(patientId)}>All this patient’s scores</Link>}
        <Link to={screens.admin}>Today</Link>
        <Link to={screens.diary}>Diary</Link>
      </p>
    </section>
  );
};
