import { Link } from 'react-router-dom';
import type { TodayScreen } from '../../../../shared/api/today.ts';
import { howLongAgo, howLongSince } from '../../../../shared/domain/caseload.ts';
import { describeOpenFor } from '../../../../shared/domain/open-for.ts';
import { callDueOf, describeCallDue } from '../../../../shared/domain/referral-waiting.ts';
import { today } from '../../../../shared/domain/today.ts';
import { Unreadable } from '../../components/unreadable.tsx';
import { MessageMarks } from '../../entities/contact-message/message-marks.tsx';
import { nameMessage } from '../../entities/contact-message/name-message.ts';
import { describeDanger } from '../../entities/patient/danger-words.ts';
import { openingReasonLabels } from '../../entities/patient/opening-words.ts';
import { serviceName } from '../../entities/patient/service-name.ts';
import { formatInstant } from '../../lib/format-date.ts';
import { fullName } from '../../lib/full-name.ts';
import { adminMenu, messageScreen, patientScreen, referralScreen } from '../../lib/paths.ts';
import styles from './today.module.css';
import { Line, type Rows } from './today-line.tsx';

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
  return owner ? `${fullName(owner)}’s` : 'nobody’s yet';
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
              <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>: {row.closed ? toOpen : row.reason}
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
            <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>: {row.closed ? toOpen : row.reason}
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
        const due = callDueOf(row.callBy, day);
        const waited = `${row.service ? `${serviceName(row.service)}, ` : ''}waiting ${howLongSince(row.referredAt, Date.now())}`;
        return (
          <Line
            key={row.patientId}
            main={
              <>
                <Link to={referralScreen(row.patientId)}>{fullName(row)}</Link>
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

type Apart = TodayScreen['apart'];

const referralsApart = ({ count, more, danger }: Apart['referrals']): string =>
  `${more ? `More than ${count}` : count} ${count === 1 ? 'referral' : 'referrals'}${danger > 0 ? `, ${danger} of them marked danger` : ''}`;
const messagesApart = ({ count, danger }: Apart['messages']): string =>
  `${count} ${count === 1 ? 'message' : 'messages'}${danger > 0 ? `, ${danger} of them to read first` : ''}`;

/** What is set apart, since places sent unusually many: its numbers lead to it. */
export const TodayApart = ({ apart: { referrals, messages } }: { apart: Apart }) => {
  const why = 'from places that sent unusually many; real ones may be among them';
  return (
    <ul className={styles.lines}>
      {referrals.count > 0 && (
        <Line
          main={<Link to={`${adminMenu('referrals')}&state=apart`}>{referralsApart(referrals)}</Link>}
          detail={why}
        />
      )}
      {messages.count > 0 && (
        <Line main={<Link to={`${adminMenu('messages')}&list=apart`}>{messagesApart(messages)}</Link>} detail={why} />
      )}
    </ul>
  );
};

/** The people who opened the records of my patients, with their reasons. */
export const TodayOpenings = ({ rows }: { rows: Rows<'openings'> }) => (
  <ul className={styles.lines}>
    {rows.map((row) => (
      <Line
        key={`${row.patientId} ${row.at}`}
        main={
          <>
            {fullName(row.by)} opened <Link to={patientScreen(row.patientId)}>{fullName(row)}</Link>
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
              <Link to={messageScreen(row.contactId)}>{nameMessage(row)}</Link> <MessageMarks row={row} />
            </>
          }
          detail={
            row.handling.state === 'answering'
              ? `${fullName(row.handling.by)} is answering`
              : `waiting ${howLongSince(row.contactDate, Date.now())}`
          }
        />
      ),
    )}
  </ul>
);
