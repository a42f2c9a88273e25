import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TodayScreen } from '../../../../shared/api/today.ts';
import { howLongAgo, howLongSince } from '../../../../shared/domain/caseload.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { describeOpenFor } from '../../../../shared/domain/open-for.ts';
import { callDueOf, describeCallDue } from '../../../../shared/domain/referral-waiting.ts';
import { today } from '../../../../shared/domain/today.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { Unreadable } from '../../components/unreadable.tsx';
import { InterpreterMissing } from '../../entities/appointment/interpreter-missing.tsx';
import { describeInterpreter, describePlace, statusLabels } from '../../entities/appointment/words.ts';
import { MessageMarks } from '../../entities/contact-message/message-marks.tsx';
import { describeDanger } from '../../entities/patient/danger-words.ts';
import { openingReasonLabels } from '../../entities/patient/opening-words.ts';
import { serviceName } from '../../entities/patient/service-name.ts';
import { useSettings } from '../../entities/settings/queries.ts';
import { findDraftPlace } from '../../lib/drafts/draft-forms.ts';
import { formatInstant } from '../../lib/format-date.ts';
import {
  groupScreen,
  messageScreen,
  newTaskScreen,
  patientScreen,
  questionnaireScreen,
  referralScreen,
  registerScreen,
  sessionScreen,
} from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';
import styles from './today.module.css';

type Rows<Name extends keyof TodayScreen> = TodayScreen[Name] extends { content: (infer Row)[] }
  ? readonly Row[]
  : never;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

const Line = ({ main, detail }: { main: ReactNode; detail: ReactNode }) => (
  <li className={styles.line}>
    <span className={styles.main}>{main}</span> <span className={styles.detail}>{detail}</span>
  </li>
);

/** Replaces the content of a record that opens with a reason. */
const toOpen = 'of another service, opens with a reason';

const whoseAlert = ({
  mine,
  owner,
}: {
  mine: boolean;
  owner?: { firstName: string; lastName: string } | undefined;
}) => {
  if (mine) return 'yours';
  return owner ? `${nameOf(owner)}’s` : 'nobody’s yet';
};

export const TodayAlerts = ({ rows }: { rows: Rows<'alerts'> }) => (
  <ul className={styles.lines}>
    {rows.map((row) =>
      'unreadable' in row ? (
        <li key={row.alertId} className={styles.line}>
          <Unreadable what="This alert" id={row.alertId} />
        </li>
      ) : (
        <Line
          key={row.alertId}
          main={
            <>
              <Link to={patientScreen(row.patientId)}>{nameOf(row)}</Link>: {row.closed ? toOpen : row.reason}
            </>
          }
          detail={`${whoseAlert(row)}, open for ${describeOpenFor(row.raisedAt, Date.now())}`}
        />
      ),
    )}
  </ul>
);

export const TodayReviews = ({ rows }: { rows: Rows<'reviews'> }) => (
  <ul className={styles.lines}>
    {rows.map((row) => (
      <Line
        key={row.alertId}
        main={
          <>
            <Link to={patientScreen(row.patientId)}>{nameOf(row)}</Link>: {row.closed ? toOpen : row.reason}
          </>
        }
        detail={`review due ${howLongAgo(row.reviewOn, today())}`}
      />
    ))}
  </ul>
);

/** New referrals: those that speak of danger first, with the day to ring by. */
export const TodayReferrals = ({ rows }: { rows: Rows<'referrals'> }) => {
  const day = today();
  return (
    <ul className={styles.lines}>
      {rows.map((row) => {
        const due = callDueOf(row, day);
        const waited = `${row.service ? `${serviceName(row.service)}, ` : ''}waiting ${howLongSince(row.referredAt, Date.now())}`;
        return (
          <Line
            key={row.patientId}
            main={
              <>
                <Link to={referralScreen(row.patientId)}>{nameOf(row)}</Link>
                {row.danger.length > 0 && (
                  <strong className={styles.danger}> Danger: {describeDanger(row.danger)}</strong>
                )}
                {row.speaksOfDanger && <strong className={styles.danger}> Danger</strong>}
                {row.closed && `: ${toOpen}`}
              </>
            }
            detail={
              <>
                {due && (
                  <strong className={styles.due} data-overdue={due.isOverdue}>
                    {describeCallDue(due, day)},{' '}
                  </strong>
                )}
                {row.state === 'reading' && 'being read, '}
                {waited}
              </>
            }
          />
        );
      })}
    </ul>
  );
};

/** The people who opened the records of my patients, with their reasons. */
export const TodayOpenings = ({ rows }: { rows: TodayScreen['openings'] }) => (
  <ul className={styles.lines}>
    {rows.map((row) => (
      <Line
        key={`${row.patientId} ${row.at}`}
        main={
          <>
            {nameOf(row.by)} opened <Link to={patientScreen(row.patientId)}>{nameOf(row)}</Link>
          </>
        }
        detail={`${formatInstant(row.at)}: ${openingReasonLabels[row.why]}${row.words ? `. ${row.words}` : ''}`}
      />
    ))}
  </ul>
);

export const TodayMessages = ({ rows }: { rows: Rows<'messages'> }) => (
  <ul className={styles.lines}>
    {rows.map((row) =>
      'unreadable' in row ? (
        <li key={row.contactId} className={styles.line}>
          <Unreadable what="This message" id={row.contactId} />
        </li>
      ) : (
        <Line
          key={row.contactId}
          main={
            <>
              <Link to={messageScreen(row.contactId)}>{nameOf(row) || 'No name given'}</Link> <MessageMarks row={row} />
            </>
          }
          detail={
            row.handling.state === 'answering'
              ? `${nameOf(row.handling.by)} is answering`
              : `waiting ${howLongSince(row.contactDate, Date.now())}`
          }
        />
      ),
    )}
  </ul>
);

const describeDue = (due: TodayScreen['sessions'][number]['due']): string =>
  due.length === 0 ? '' : `, due: ${due.map((type) => findQuestionnaire(type).name).join(', ')}`;

export const TodaySessions = ({ rows }: { rows: TodayScreen['sessions'] }) => {
  const { data: settings } = useSettings();
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <Line
          key={row.appointmentId}
          main={
            <>
              {row.time} <Link to={patientScreen(row.patient.patientId)}>{nameOf(row.patient)}</Link>
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
                <Link to={sessionScreen(row.patient.patientId, row.appointmentId)}>
                  Record<span className="visually-hidden"> the session with {nameOf(row.patient)}</span>
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
    {rows.map(({ groupId, name, day, time, until }) => (
      <Line
        key={groupId}
        main={
          <>
            {time} <Link to={groupScreen(groupId)}>{name}</Link>
          </>
        }
        detail={
          <>
            until {until}{' '}
            {may('mayWriteRegisters') && (
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
            with <Link to={patientScreen(row.patientId)}>{nameOf(row)}</Link>
          </>
        }
        detail={
          <>
            due since {formatDay(row.dueDate)}{' '}
            <Link to={newTaskScreen(row.patientId, row.questionType)}>
              Make a task<span className="visually-hidden"> of it for {nameOf(row)}</span>
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
        main={<Link to={patientScreen(row.patientId)}>{nameOf(row)}</Link>}
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
      {drafts.map(({ form, referralId: recordId, savedAt, patient }) => {
        const { what, to } = findDraftPlace(form, recordId, patient?.patientId);
        const about = patient ? `${what}: ${nameOf(patient)}` : what;
        return (
          <li key={`${form} ${recordId}`}>
            {to ? <Link to={to}>{about}</Link> : about}, from <time dateTime={savedAt}>{formatInstant(savedAt)}</time>
          </li>
        );
      })}
    </ul>
  </section>
);
