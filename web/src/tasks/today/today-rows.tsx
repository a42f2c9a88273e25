import { Link } from 'react-router-dom';
import { describeOpenFor } from '../../../../shared/kernel/open-for.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { howLongAgo, howLongSince } from '../../../../shared/patients/caseload.ts';
import type { TodayScreen } from '../../../../shared/tasks/today.ts';
import { formatInstant } from '../../kernel/lib/format-date.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { adminMenu, messageScreen, patientScreen, referralScreen } from '../../kernel/lib/paths.ts';
import { MessageMarks } from '../../messages/parts/message-marks.tsx';
import { nameMessage } from '../../messages/parts/words.ts';
import { describeDanger, openingReasonLabels, serviceName } from '../../patients/parts/words.ts';
import styles from './today.module.css';
import { CallDue, Line, Lines, type Row, UnreadableLine } from './today-line.tsx';

/** Replaces the content of a record that opens with a reason. */
const toOpen = 'of another service, opens with a reason';

const whoseAlert = ({ mine, owner }: Extract<Row<'alerts'>, { mine: boolean }>) => {
  if (mine) return 'yours';
  return owner ? `${fullName(owner)}’s` : 'nobody’s yet';
};

export const alertLine = (row: Row<'alerts'>) =>
  'unreadable' in row ? (
    <UnreadableLine key={row.alertId} what="This alert" id={row.alertId} />
  ) : (
    <Line key={row.alertId} detail={`${whoseAlert(row)}, open for ${describeOpenFor(row.raisedAt, Date.now())}`}>
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

type Apart = TodayScreen['apart'];

const referralsApart = ({ count, more, danger }: Apart['referrals']): string =>
  `${more ? `More than ${count}` : count} ${count === 1 ? 'referral' : 'referrals'}${danger > 0 ? `, ${danger} of them marked danger` : ''}`;
const messagesApart = ({ count, danger }: Apart['messages']): string =>
  `${count} ${count === 1 ? 'message' : 'messages'}${danger > 0 ? `, ${danger} of them to read first` : ''}`;

/** What is set apart, since places sent unusually many: its numbers lead to it. */
export const TodayApart = ({ apart: { referrals, messages } }: { apart: Apart }) => {
  const why = 'from places that sent unusually many; real ones may be among them';
  return (
    <Lines>
      {referrals.count > 0 && (
        <Line detail={why}>
          <Link to={`${adminMenu('referrals')}&state=apart`}>{referralsApart(referrals)}</Link>
        </Line>
      )}
      {messages.count > 0 && (
        <Line detail={why}>
          <Link to={`${adminMenu('messages')}&list=apart`}>{messagesApart(messages)}</Link>
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
