import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { markWords } from '../../groups/parts/words.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { Icon } from '../../kernel/components/icons/icon.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import {
  appointmentScreen,
  groupScreen,
  newAppointmentScreen,
  recordAppointmentScreen,
} from '../../kernel/lib/paths.ts';
import { type Success, useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useSummaryPart } from '../../patients/parts/summary-reading.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import styles from './appointment.module.css';
import { InterpreterMissing } from './interpreter-missing.tsx';
import { describeInterpreter, describePlace, describeStart, statusLabels } from './words.ts';

const Line = ({ row, label }: { row: Appointment; label: string }) => {
  const { data: settings } = useSettings();
  const { startsAt, worker, status, appointmentId } = row;
  const details = [
    fullName(worker),
    describePlace(row, settings?.sessions.rooms),
    describeInterpreter(row),
    status !== 'planned' && statusLabels[status].toLowerCase(),
  ];
  return (
    <li className={styles.line}>
      {label}: <strong>{describeStart(startsAt)}</strong>, {details.filter(Boolean).join(', ')}
      <InterpreterMissing row={row} />{' '}
      {status === 'planned' && may('mayWriteRecords') && (
        <ActionLink to={appointmentScreen(appointmentId)}>
          Move or cancel<span className="visually-hidden"> the session of {describeStart(startsAt)}</span>
        </ActionLink>
      )}
    </li>
  );
};

type Choice = Success<typeof appointmentCalls.readAppointments>['reminders'];

const whyNot: Readonly<Record<Choice['text'], string>> = {
  safe: 'One text the day before, between 10 and 6. It says the time and our number, and nothing else.',
  'not-safe': 'They have not said that a text is safe, so none is sent. You can change that in their details.',
  'no-mobile': 'Their number is not a mobile number, so no text can be sent. You can change that in their details.',
};

const describeLink = (linkBy: Choice['linkBy']): string =>
  linkBy
    ? `One ${linkBy} for each, two days before it is due, between 10 and 6. It opens with their date of birth, and says neither who we are nor what it is about. ASQ is never sent.`
    : 'It needs their date of birth, and a text or an email that they said is safe, so none is sent. You can change that in their details.';

/** What they want to be sent, in a line. */
const describeChoice = ({ wanted, tests }: Pick<Choice, 'wanted' | 'tests'>): string => {
  const asked = [wanted && 'sessions', tests && 'questionnaires'].filter(Boolean);
  return asked.length > 0 ? `Reminders: ${asked.join(' and ')}` : 'Reminders: none';
};

/** The reminders that the person wants; whether they are sent depends on what is safe. */
const Reminders = ({ patientId, choice }: { patientId: string; choice: Choice }) => {
  const choose = useCall(appointmentCalls.chooseReminders);
  const { wanted, tests, version, text, linkBy } = choice;
  const [asked, setAsked] = useState({ wanted, tests });
  const shown = choose.isPending ? asked : { wanted, tests };
  const tick = (what: 'wanted' | 'tests', label: string, hint: string) => (
    <>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={shown[what]}
          aria-describedby={`reminders-${what}`}
          onChange={({ target }) => {
            if (choose.isPending) return;
            const next = { wanted, tests, [what]: target.checked };
            setAsked(next);
            choose.mutate({ params: { patientId }, body: { ...next, version } });
          }}
        />
        {label}
      </label>
      <p id={`reminders-${what}`} className={styles.hint}>
        {hint}
      </p>
    </>
  );
  return (
    <details className={styles.fold}>
      <summary>{describeChoice(shown)}</summary>
      {tick('wanted', 'They want a text to remind them', whyNot[text])}
      {tick('tests', 'They want a link when a questionnaire falls due', describeLink(linkBy))}
      <p role="alert">{choose.error?.message}</p>
    </details>
  );
};

/** Attendances shown here; the earlier ones are on the timeline. */
const shownGroups = 2;

const Groups = ({ patientId }: { patientId: string }) => {
  const rows = useSummaryPart(patientId, 'appointments').data?.groups ?? [];
  return (
    rows.length > 0 && (
      <>
        <h3>Groups</h3>
        <ul className={styles.lines}>
          {rows.slice(0, shownGroups).map(({ groupId, name, startsAt, mark }) => (
            <li key={`${groupId} ${startsAt}`} className={styles.line}>
              <Link to={groupScreen(groupId)}>{name}</Link>, {describeStart(startsAt)}: {markWords[mark]}
            </li>
          ))}
        </ul>
      </>
    )
  );
};

/** The last and the next appointment of a patient, and the links to record and to plan one. */
export const PatientAppointments = ({ patientId }: { patientId: string }) => (
  <section aria-labelledby="patient-appointments">
    <h2 id="patient-appointments">Sessions</h2>
    <Loaded from={useSummaryPart(patientId, 'appointments')}>
      {({ past, coming, reminders }) => {
        const [last] = onlyReadable(past).filter(({ status }) => status !== 'cancelled');
        const [next, ...more] = onlyReadable(coming);
        return (
          <>
            <ul className={styles.lines}>
              {last ? <Line row={last} label="Last" /> : <li className={styles.none}>No session is on record yet.</li>}
              {next ? <Line row={next} label="Next" /> : <li className={styles.none}>No session is planned.</li>}
              {more.length > 0 && (
                <li>
                  And {more.length} more: {more.map(({ startsAt }) => describeStart(startsAt)).join('; ')}
                </li>
              )}
            </ul>
            {may('mayWriteRecords') && <Reminders patientId={patientId} choice={reminders} />}
          </>
        );
      }}
    </Loaded>
    {may('mayWriteRecords') && (
      <p className={styles.links}>
        <ActionLink to={recordAppointmentScreen(patientId)}>
          <Icon action="session" />
          Record a session
        </ActionLink>
        <ActionLink to={newAppointmentScreen({ patient: patientId })}>Plan a session</ActionLink>
      </p>
    )}
    <Groups patientId={patientId} />
  </section>
);
