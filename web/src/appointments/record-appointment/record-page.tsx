import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AppointmentRow } from '../../../../shared/appointments/appointment.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { wordsOf } from '../../../../shared/questionnaires/scoring.ts';
import type { Room } from '../../../../shared/settings/organisation-settings.ts';
import { RaisedAlerts } from '../../alerts/parts/alert-card.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import {
  caseNotesScreen,
  dataScreen,
  patientScreen,
  recordAppointmentScreen,
  screens,
  titles,
} from '../../kernel/lib/paths.ts';
import { together } from '../../kernel/lib/reading.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { useNoteTemplates } from '../../notes/parts/use-note-templates.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import { useAddressedPatient } from '../../patients/parts/use-addressed-patient.ts';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { BandLegend, ScoreLines, titleOfResult } from '../../questionnaires/parts/results/score-lines.tsx';
import { AskToAnswer } from '../../self-completion/parts/ask-to-answer.tsx';
import { useSettings } from '../../settings/parts/queries.ts';
import { useColleagues } from '../../tasks/parts/queries.ts';
import { useAppointments } from '../parts/queries.ts';
import { PlanNext } from './next-appointment.tsx';
import styles from './record.module.css';
import { RecordForm, type SavedAppointment as Saved } from './record-form.tsx';

/** The saved appointment; anything that has to be done at once comes first. */
const SavedAppointment = ({ saved, rooms }: { saved: Saved; rooms: readonly Room[] }) => {
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
          <h2>{titleOfResult(result)}</h2>
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

const findLast = (rows: readonly AppointmentRow[]) => onlyReadable(rows).find(({ status }) => status !== 'cancelled');

/** The planned appointment to record: the one of the address, or the first unrecorded one of today. */
const findPlanned = (rows: readonly AppointmentRow[], wanted: string | null) => {
  const readable = onlyReadable(rows);
  if (wanted !== null) return readable.find(({ appointmentId }) => appointmentId === wanted);
  return readable.find(({ status, day }) => status === 'planned' && day === today());
};

const ForPatient = ({ patientId }: { patientId: string }) => {
  const [search] = useSearchParams();
  const [saved, setSaved] = useState<Saved>();
  const summary = useTestSummary(patientId);
  const appointments = useAppointments(patientId);
  const settings = useSettings();
  const colleagues = useColleagues();
  const account = useOwnAccount();
  const templates = useNoteTemplates();
  // The initial values stay, whatever is read again while somebody writes.
  const [first, setFirst] = useState<Record<'planned' | 'last', ReturnType<typeof findPlanned>>>();
  if (!first && appointments.data) {
    const { past, coming } = appointments.data;
    setFirst({ planned: findPlanned([...coming, ...past], search.get('planned')), last: findLast(past) });
  }
  if (saved) return <SavedAppointment saved={saved} rooms={settings.data?.sessions.rooms ?? []} />;
  return (
    <Loaded from={together({ summary, appointments, settings, colleagues, account, templates })}>
      {(read) =>
        first && (
          <>
            <details className={styles.alone}>
              <summary>Let them answer by themselves</summary>
              <AskToAnswer summary={read.summary} />
            </details>
            <RecordForm
              patient={read.summary}
              planned={first.planned}
              last={first.last}
              settings={read.settings}
              templates={read.templates.templates}
              colleagues={read.colleagues.content}
              username={read.account?.id ?? ''}
              onSaved={setSaved}
            />
          </>
        )
      }
    </Loaded>
  );
};

/** The record of an appointment, on one screen. The address names the patient, and may name the planned appointment. */
export const Component = () => {
  const { id, patient, reading, choose } = useAddressedPatient(recordAppointmentScreen);
  const [search] = useSearchParams();
  return (
    <>
      <StaffHeading title={titles.recordAppointment} />
      {id === undefined ? (
        <PatientSearch patient={patient} reading={reading} onChoose={choose} />
      ) : (
        <ForPatient key={`${id} ${search.get('planned')}`} patientId={id} />
      )}
    </>
  );
};
