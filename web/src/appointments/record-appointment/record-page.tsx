import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AppointmentRow } from '../../../../shared/appointments/appointment.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { dueAt } from '../../../../shared/questionnaires/due-at.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { recordAppointmentScreen, titles } from '../../kernel/lib/paths.ts';
import { together } from '../../kernel/lib/reading.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import { useAddressedPatient } from '../../patients/parts/use-addressed-patient.ts';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { AskToAnswer } from '../../self-completion/parts/ask-to-answer.tsx';
import { useSettings } from '../../settings/parts/queries.ts';
import { useColleagues } from '../../tasks/parts/queries.ts';
import { useAppointments } from '../parts/queries.ts';
import { describeStart } from '../parts/words.ts';
import styles from './record.module.css';
import { RecordForm, type SavedAppointment as Saved } from './record-form.tsx';
import { SavedAppointment } from './saved-appointment.tsx';

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
  // The initial values stay, whatever is read again while somebody writes.
  const [first, setFirst] = useState<Record<'planned' | 'last', ReturnType<typeof findPlanned>>>();
  if (!first && appointments.data) {
    const { past, coming } = appointments.data;
    setFirst({ planned: findPlanned([...coming, ...past], search.get('planned')), last: findLast(past) });
  }
  if (saved) return <SavedAppointment saved={saved} rooms={settings.data?.sessions.rooms ?? []} />;
  return (
    <Loaded from={together({ summary, appointments, settings, colleagues, account })}>
      {(read) =>
        first && (
          <>
            <details className={styles.alone}>
              <summary>Let them answer by themselves</summary>
              <AskToAnswer
                patientId={patientId}
                service={read.summary.service}
                due={dueAt(read.summary.service, read.summary.tests, today())}
              />
            </details>
            {first.planned && <p>Planned for {describeStart(first.planned.startsAt)}.</p>}
            <RecordForm
              patient={read.summary}
              planned={first.planned}
              last={first.last}
              settings={read.settings}
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
      <PageHead title={titles.recordAppointment} />
      <Heading>{titles.recordAppointment}</Heading>
      {id === undefined ? (
        <PatientSearch patient={patient} reading={reading} onChoose={choose} />
      ) : (
        <ForPatient key={`${id} ${search.get('planned')}`} patientId={id} />
      )}
    </>
  );
};
