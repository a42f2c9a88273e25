import { Link } from 'react-router-dom';
import type { Appointment, AppointmentRow } from '../../../../shared/appointments/appointment.ts';
import type { GroupMeeting } from '../../../../shared/groups/group.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { isClosedOn } from '../../../../shared/organisation/facts.ts';
import type { Room } from '../../../../shared/settings/organisation-settings.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import {
  appointmentScreen,
  groupScreen,
  newAppointmentScreen,
  recordAppointmentScreen,
  registerScreen,
} from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { InterpreterMissing } from '../parts/interpreter-missing.tsx';
import { cancellerLabels, describeInterpreter, describeLongDay, describePlace, statusLabels } from '../parts/words.ts';
import styles from './diary.module.css';

type DiaryRow = AppointmentRow | GroupMeeting;
const startOf = (row: DiaryRow): string => ('startsAt' in row ? row.startsAt : '');
const byTime = (one: DiaryRow, other: DiaryRow): number => startOf(one).localeCompare(startOf(other));

const describeStatus = ({ status, cancelled }: Appointment): string => {
  if (status === 'planned') return '';
  if (!cancelled) return statusLabels[status];
  return `${statusLabels[status]} (${cancellerLabels[cancelled.by].toLowerCase()}: ${cancelled.reason})`;
};

const Line = ({ row, rooms, withWorker }: { row: Appointment; rooms: readonly Room[]; withWorker: boolean }) => {
  const { patient, worker, status, day, appointmentId } = row;
  const name = fullName(patient);
  const isPlanned = status === 'planned';
  const details = [
    withWorker && fullName(worker),
    describePlace(row, rooms),
    describeInterpreter(row),
    describeStatus(row),
  ];
  return (
    <li className={styles.line} data-status={status}>
      <span className={styles.time}>
        {row.time}–{row.until}
      </span>
      <span className={styles.who}>
        <PatientLink {...patient} />
        <span className={styles.detail}>{details.filter(Boolean).join(', ')}</span>
        <InterpreterMissing row={row} />
      </span>
      {may('mayWriteRecords') && (
        <span className={styles.actions}>
          {day <= today() && status !== 'cancelled' && (
            <ActionLink to={recordAppointmentScreen(patient.patientId, appointmentId)}>
              {isPlanned ? 'Record' : 'Correct'}
              <span className="visually-hidden"> the session with {name}</span>
            </ActionLink>
          )}
          {isPlanned && (
            <ActionLink to={appointmentScreen(appointmentId)}>
              Move or cancel<span className="visually-hidden"> the session with {name}</span>
            </ActionLink>
          )}
        </span>
      )}
    </li>
  );
};

/** A date of a group, which books its leader and the room. */
const GroupLine = ({ meeting, withWorker }: { meeting: GroupMeeting; withWorker: boolean }) => {
  const { groupId, name, day, time, until, leader, calledOff } = meeting;
  return (
    <li className={styles.line} data-status={calledOff === undefined ? 'planned' : 'cancelled'}>
      <span className={styles.time}>
        {time}–{until}
      </span>
      <span className={styles.who}>
        <Link to={groupScreen(groupId)}>{name}</Link>
        <span className={styles.detail}>
          group{withWorker && `, led by ${fullName(leader)}`}
          {calledOff !== undefined && `, called off: ${calledOff}`}
        </span>
      </span>
      {may('mayWriteRegisters') && calledOff === undefined && day <= today() && (
        <span className={styles.actions}>
          <ActionLink to={registerScreen(groupId, day)}>
            Register<span className="visually-hidden"> of {name}</span>
          </ActionLink>
        </span>
      )}
    </li>
  );
};

type Props = {
  day: string;
  holiday: string | undefined;
  rows: readonly AppointmentRow[];
  groups: readonly GroupMeeting[];
  rooms: readonly Room[];
  withWorker: boolean;
  worker: string | undefined;
};

export const DiaryDay = ({ day, holiday, rows, groups, rooms, withWorker, worker }: Props) => (
  <section className={styles.day} aria-labelledby={`day-${day}`} data-today={day === today()}>
    <h2 id={`day-${day}`}>
      {describeLongDay(day)}
      {day === today() && <span className={styles.mark}> today</span>}
    </h2>
    {holiday && <p className={styles.holiday}>{holiday}</p>}
    {isClosedOn(day) && <p className={styles.holiday}>We are closed</p>}
    {rows.length + groups.length === 0 && !holiday && <p className={styles.none}>Nothing is planned.</p>}
    {rows.length + groups.length > 0 && (
      <ol className={styles.lines}>
        {[...rows, ...groups].toSorted(byTime).map((row) =>
          'groupId' in row ? (
            <GroupLine key={row.groupId} meeting={row} withWorker={withWorker} />
          ) : 'unreadable' in row ? (
            <li key={row.appointmentId}>
              <Unreadable what="This session" id={row.appointmentId} />
            </li>
          ) : (
            <Line key={row.appointmentId} row={row} rooms={rooms} withWorker={withWorker} />
          ),
        )}
      </ol>
    )}
    {may('mayWriteRecords') && !holiday && day >= today() && (
      <p className={styles.add}>
        <ActionLink to={newAppointmentScreen({ day, ...(worker && { worker }) })}>
          Plan a session<span className="visually-hidden"> on {describeLongDay(day)}</span>
        </ActionLink>
      </p>
    )}
  </section>
);
