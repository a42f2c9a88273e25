import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { describeOpenFor } from '../../../../shared/kernel/open-for.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { howLongAgo, howLongSince } from '../../../../shared/patients/caseload.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import type { TodayScreen } from '../../../../shared/tasks/today.ts';
import { InterpreterMissing } from '../../appointments/parts/interpreter-missing.tsx';
import { describeInterpreter, describePlace, statusLabels } from '../../appointments/parts/words.ts';
import { findDraftPlace } from '../../kernel/drafts/draft-forms.ts';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import {
  adminMenu,
  groupScreen,
  messageScreen,
  newTaskScreen,
  patientScreen,
  questionnaireScreen,
  recordAppointmentScreen,
  referralScreen,
  registerScreen,
} from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { MessageMarks } from '../../messages/parts/message-marks.tsx';
import { nameMessage } from '../../messages/parts/words.ts';
import { describeDanger, openingReasonLabels, serviceName } from '../../patients/parts/words.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import styles from './today.module.css';
import { CallDue, Line, Lines, type Row, UnreadableLine } from './today-part.tsx';

/** Replaces the content of a record that opens with a reason. */
const toOpen = 'of another service, opens with a reason';

const whose = (owner: StaffUser | undefined) => (owner ? `${fullName(owner)}’s` : 'nobody’s yet');

export const alertLine = (row: Row<'alerts'>) =>
  'unreadable' in row ? (
    <UnreadableLine key={row.alertId} what="This alert" id={row.alertId} />
  ) : (
    <Line
      key={row.alertId}
      detail={`${row.mine ? 'yours' : whose(row.owner)}, open for ${describeOpenFor(row.raisedAt, Date.now())}`}
    >
      <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>: {row.closed ? toOpen : row.reason}
    </Line>
  );

export const reviewLine = (row: Row<'reviews'>) => (
  <Line key={row.alertId} detail={`review due ${howLongAgo(row.reviewOn, today())}`}>
    <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>: {row.closed ? toOpen : row.reason}
  </Line>
);

/** A new referral: one that speaks of danger with the day to ring by. */
export const referralLine = (row: Row<'referrals'>) => (
  <Line
    key={row.patientId}
    detail={
      <>
        <CallDue by={row.callBy} after=", " />
        {row.state === 'reading' && 'being read, '}
        {row.service && `${serviceName(row.service)}, `}
        waiting {howLongSince(row.referredAt, Date.now())}
      </>
    }
  >
    <Link to={referralScreen(row.patientId)}>{fullName(row)}</Link>
    {row.danger.length > 0 && <strong className={styles.danger}> Danger: {describeDanger(row.danger)}</strong>}
    {row.speaksOfDanger && <strong className={styles.danger}> Danger</strong>}
    {row.closed && `: ${toOpen}`}
  </Line>
);

/** `3 referrals, 1 of them marked danger` */
const describeApart = (count: number, one: string, danger: number, marked: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}${danger > 0 ? `, ${danger} of them ${marked}` : ''}`;

/** What is set apart, since places sent unusually many: its numbers lead to it. */
export const TodayApart = ({ apart: { referrals, messages } }: { apart: TodayScreen['apart'] }) => {
  const why = 'from places that sent unusually many; real ones may be among them';
  return (
    <Lines>
      {referrals.count > 0 && (
        <Line detail={why}>
          <Link to={`${adminMenu('referrals')}&state=apart`}>
            {referrals.more && 'More than '}
            {describeApart(referrals.count, 'referral', referrals.danger, 'marked danger')}
          </Link>
        </Line>
      )}
      {messages.count > 0 && (
        <Line detail={why}>
          <Link to={`${adminMenu('messages')}&list=apart`}>
            {describeApart(messages.count, 'message', messages.danger, 'to read first')}
          </Link>
        </Line>
      )}
    </Lines>
  );
};

/** Somebody who opened the record of a patient of mine, with their reason. */
export const openingLine = (row: Row<'openings'>) => (
  <Line
    key={`${row.patientId} ${row.at}`}
    detail={`${formatInstant(row.at)}: ${openingReasonLabels[row.why]}${row.words ? `. ${row.words}` : ''}`}
  >
    {fullName(row.by)} opened <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>
  </Line>
);

export const messageLine = (row: Row<'messages'>) =>
  'unreadable' in row ? (
    <UnreadableLine key={row.contactId} what="This message" id={row.contactId} />
  ) : (
    <Line
      key={row.contactId}
      detail={
        row.handling.state === 'answering'
          ? `${fullName(row.handling.by)} is answering`
          : `waiting ${howLongSince(row.contactDate, Date.now())}`
      }
    >
      <Link to={messageScreen(row.contactId)}>{nameMessage(row)}</Link> <MessageMarks row={row} />
    </Line>
  );

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
              {row.due.length > 0 && `, due: ${row.due.map((type) => findQuestionnaire(type).name).join(', ')}`}
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
