import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { addDays } from '../../../../shared/kernel/calendar.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import type { Absence } from '../../../../shared/tasks/absences.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { appointmentScreen } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { useAbsences } from '../../tasks/parts/queries.ts';
import { describeLongDay } from '../parts/words.ts';
import { AwayGroup } from './away-group.tsx';
import styles from './diary.module.css';

/** The days that are listed of a long absence: the rest follows as they come nearer. */
const listedDays = 31;

type RowProps = {
  session: Appointment;
  absence: Absence;
  reader: string | undefined;
  onDone: (text: string) => void;
};

/** A session of somebody who is away, with what may become of it: each is one press, and the person is told. */
const AwaySession = ({ session, absence: { cover }, reader, onDone }: RowProps) => {
  const { appointmentId, patient, day, time, until, version } = session;
  const { minutes, place, roomId, interpreter, interpreterBooked } = session;
  const name = fullName(patient);
  const about = `the session with ${name}, ${describeLongDay(day)}`;
  const coverName = cover && fullName(cover);
  const move = useCall(appointmentCalls.moveAppointment, () =>
    onDone(`${coverName} takes the session with ${name}, and has a task to tell them.`),
  );
  const cancel = useCall(appointmentCalls.cancelAppointment, () =>
    onDone(`The session with ${name} is cancelled. They are told by a text where that is safe, or you have a task to.`),
  );
  const failure = move.error ?? cancel.error;
  const isOff = move.isPending || cancel.isPending;
  const agreed = { day, time, minutes, place, roomId, interpreter, interpreterBooked };
  const params = { appointmentId };
  return (
    <li className={styles.away}>
      <span className={styles.who}>
        <PatientLink {...patient} />
        <span className={styles.detail}>
          {describeLongDay(day)}, {time}–{until}
        </span>
      </span>
      <span className={styles.actions}>
        {cover && (
          <RowButton
            label={cover.id === reader ? 'I take it' : `${coverName} takes it`}
            about={about}
            isOff={isOff}
            onClick={() => move.mutate({ params, body: { ...agreed, workerId: cover.id, version, inform: true } })}
          />
        )}
        <Link to={appointmentScreen(appointmentId)}>
          Move<span className="visually-hidden"> {about}</span>
        </Link>
        <RowButton
          label="Cancel and tell them"
          about={about}
          isOff={isOff}
          onClick={() =>
            cancel.mutate({ params, body: { by: 'service', reason: 'The worker is away.', version, inform: true } })
          }
        />
      </span>
      {failure && <Problem text={failure.message} />}
    </li>
  );
};

const AwayList = ({ absence, reader }: { absence: Absence; reader: string | undefined }) => {
  const { person, from, to, cover, absenceId } = absence;
  const first = from > today() ? from : today();
  const last = addDays(first, listedDays - 1);
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState('');
  const list = useReading(appointmentCalls.readDiary, {
    params: { kind: 'worker', of: person.id, day: first },
    query: { days: `${listedDays}` },
  });
  const finish = (text: string) => {
    setDone(text);
    // Its row is gone.
    heading.current?.focus();
  };
  const isOwn = person.id === reader;
  const id = `away-${absenceId}`;
  return (
    <section className={styles.sessions} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Sessions while {isOwn ? 'you are' : `${fullName(person)} is`} away
      </h2>
      <p>
        From {formatDay(from)} to {formatDay(to)}. {cover ? `${fullName(cover)} covers.` : 'Nobody covers yet.'}
      </p>
      <p role="status">{done}</p>
      <Loaded from={list}>
        {({ content, groups }) => {
          const planned = onlyReadable(content).filter(({ status, day }) => status === 'planned' && day <= to);
          const meetings = groups.filter(({ calledOff, day }) => calledOff === undefined && day <= to);
          if (planned.length + meetings.length === 0)
            return <p className={styles.none}>No session is planned on these days.</p>;
          return (
            <ol className={styles.lines}>
              {planned.map((session) => (
                <AwaySession
                  key={session.appointmentId}
                  session={session}
                  absence={absence}
                  reader={reader}
                  onDone={finish}
                />
              ))}
              {meetings.map((meeting) => (
                <AwayGroup key={`${meeting.groupId} ${meeting.day}`} {...{ meeting, cover, reader }} onDone={finish} />
              ))}
            </ol>
          );
        }}
      </Loaded>
      {to > last && <p className={styles.none}>Sessions after {formatDay(last)} are listed when they are nearer.</p>}
    </section>
  );
};

/** The sessions of a worker who is away, or will be: each is to be moved, cancelled or covered. */
export const AwaySessions = ({ worker }: { worker: string | undefined }) => {
  const reader = useOwnAccount().data?.id;
  const { data } = useAbsences();
  const absences = (data?.content ?? []).filter(({ person }) => person.id === (worker ?? reader));
  if (!may('mayWriteRecords')) return null;
  return absences.map((absence) => <AwayList key={absence.absenceId} absence={absence} reader={reader} />);
};
