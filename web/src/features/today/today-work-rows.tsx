import { Link } from 'react-router-dom';
import type { TodayScreen } from '../../../../shared/api/today.ts';
import { howLongAgo } from '../../../../shared/domain/caseload.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { today } from '../../../../shared/domain/today.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { InterpreterMissing } from '../../entities/appointment/interpreter-missing.tsx';
import { describeInterpreter, describePlace, statusLabels } from '../../entities/appointment/words.ts';
import { useSettings } from '../../entities/settings/queries.ts';
import { findDraftPlace } from '../../lib/drafts/draft-forms.ts';
import { formatInstant } from '../../lib/format-date.ts';
import { fullName } from '../../lib/full-name.ts';
import {
  groupScreen,
  newTaskScreen,
  patientScreen,
  questionnaireScreen,
  recordAppointmentScreen,
  registerScreen,
} from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import styles from './today.module.css';
import { Line, type Rows } from './today-line.tsx';

const describeDue = (due: TodayScreen['sessions'][number]['due']): string =>
  due.length === 0 ? '' : `, due: ${due.map((type) => findQuestionnaire(type).name).join(', ')}`;

export const TodayAppointments = ({ rows }: { rows: TodayScreen['sessions'] }) => {
  const { data: settings } = useSettings();
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <Line
          key={row.appointmentId}
          main={
            <>
              {row.time} <Link to={patientScreen(row.patient.patientId)}>{fullName(row.patient)}</Link>
            </>
          }
          detail={
            <>
              {describePlace(row, settings?.sessions.rooms)}
              {describeDue(row.due)}
              {describeInterpreter(row) && `, ${describeInterpreter(row)}`}
              <InterpreterMissing row={row} />
              {row.status !== 'planned' && `, ${statusLabels[row.status].toLowerCase()}`}{' '}
              {row.status === 'planned' && may('mayWriteRecords') && (
                <Link to={recordAppointmentScreen(row.patient.patientId, row.appointmentId)}>
                  Record<span className="visually-hidden"> the session with {fullName(row.patient)}</span>
                </Link>
              )}
            </>
          }
        />
      ))}
    </ul>
  );
};

export const TodayGroups = ({ rows }: { rows: TodayScreen['groups'] }) => (
  <ul className={styles.lines}>
    {rows.map(({ groupId, name, day, time, until, calledOff }) => (
      <Line
        key={groupId}
        main={
          <>
            {time} <Link to={groupScreen(groupId)}>{name}</Link>
          </>
        }
        detail={
          <>
            {calledOff === undefined ? `until ${until} ` : `called off: ${calledOff}`}
            {may('mayWriteRegisters') && calledOff === undefined && (
              <Link to={registerScreen(groupId, day)}>
                Register<span className="visually-hidden"> of {name}</span>
              </Link>
            )}
          </>
        }
      />
    ))}
  </ul>
);

export const TodayTests = ({ rows }: { rows: Rows<'tests'> }) => (
  <ul className={styles.lines}>
    {rows.map((row) => (
      <Line
        key={`${row.patientId} ${row.questionType}`}
        main={
          <>
            <Link to={questionnaireScreen(row.questionType, row.patientId)}>
              {findQuestionnaire(row.questionType).name}
            </Link>{' '}
            with <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>
          </>
        }
        detail={
          <>
            due since {formatDay(row.dueDate)}{' '}
            <Link to={newTaskScreen(row.patientId, row.questionType)}>
              Make a task<span className="visually-hidden"> of it for {fullName(row)}</span>
            </Link>
          </>
        }
      />
    ))}
  </ul>
);

export const TodayUnseen = ({ rows }: { rows: Rows<'unseen'> }) => (
  <ul className={styles.lines}>
    {rows.map((row) => (
      <Line
        key={row.patientId}
        main={<Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>}
        detail={
          row.lastContact
            ? `last contact ${howLongAgo(row.lastContact, today())}`
            : `no contact yet, referred ${howLongAgo(row.referralDate.slice(0, 10), today())}`
        }
      />
    ))}
  </ul>
);

/** Unsaved words of the reader, where they arrive after signing in again. */
export const TodayDrafts = ({ drafts }: { drafts: TodayScreen['drafts'] }) => (
  <section aria-labelledby="unsaved">
    <h2 id="unsaved">You have unsaved work</h2>
    <p>We keep it for a week. Only you can see it. Open a line to carry on.</p>
    <ul>
      {drafts.map(({ form, recordId, savedAt, patient }) => {
        const { what, to } = findDraftPlace(form, recordId, patient?.patientId);
        const about = patient ? `${what}: ${fullName(patient)}` : what;
        return (
          <li key={`${form} ${recordId}`}>
            {to ? <Link to={to}>{about}</Link> : about}, from <time dateTime={savedAt}>{formatInstant(savedAt)}</time>
          </li>
        );
      })}
    </ul>
  </section>
);
