import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { howLongAgo } from '../../../../shared/patients/caseload.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import type { TodayScreen } from '../../../../shared/tasks/today.ts';
import { InterpreterMissing } from '../../appointments/parts/interpreter-missing.tsx';
import { describeInterpreter, describePlace, statusLabels } from '../../appointments/parts/words.ts';
import { findDraftPlace } from '../../kernel/drafts/draft-forms.ts';
import { formatInstant } from '../../kernel/lib/format-date.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import {
  groupScreen,
  newTaskScreen,
  patientScreen,
  questionnaireScreen,
  recordAppointmentScreen,
  registerScreen,
} from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import { Line, Lines, type Row } from './today-line.tsx';

const describeDue = (due: TodayScreen['sessions'][number]['due']): string =>
  due.length === 0 ? '' : `, due: ${due.map((type) => findQuestionnaire(type).name).join(', ')}`;

export const TodayAppointments = ({ rows }: { rows: TodayScreen['sessions'] }) => {
  const { data: settings } = useSettings();
  return (
    <Lines>
      {rows.map((row) => (
        <Line
          key={row.appointmentId}
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
        >
          {row.time} <Link to={patientScreen(row.patient.patientId)}>{fullName(row.patient)}</Link>
        </Line>
      ))}
    </Lines>
  );
};

export const groupLine = ({ groupId, name, day, time, until, calledOff }: TodayScreen['groups'][number]) => (
  <Line
    key={groupId}
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
  >
    {time} <Link to={groupScreen(groupId)}>{name}</Link>
  </Line>
);

export const testLine = (row: Row<'tests'>) => (
  <Line
    key={`${row.patientId} ${row.questionType}`}
    detail={
      <>
        due since {formatDay(row.dueDate)}{' '}
        <Link to={newTaskScreen(row.patientId, row.questionType)}>
          Make a task<span className="visually-hidden"> of it for {fullName(row)}</span>
        </Link>
      </>
    }
  >
    <Link to={questionnaireScreen(row.questionType, row.patientId)}>{findQuestionnaire(row.questionType).name}</Link>{' '}
    with <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>
  </Line>
);

export const unseenLine = (row: Row<'unseen'>) => (
  <Line
    key={row.patientId}
    detail={
      row.lastContact
        ? `last contact ${howLongAgo(row.lastContact, today())}`
        : `no contact yet, referred ${howLongAgo(row.referralDate.slice(0, 10), today())}`
    }
  >
    <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>
  </Line>
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
