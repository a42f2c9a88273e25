import { Link } from 'react-router-dom';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { howLongSince } from '../../../../shared/patients/caseload.ts';
import type { ReadableWorklistRow, WorklistPage } from '../../../../shared/referrals/calls.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { referralScreen } from '../../kernel/lib/paths.ts';
import { describeDanger } from '../../patients/parts/danger-words.ts';
import { serviceName } from '../../patients/parts/service-name.ts';
import styles from './worklist.module.css';

type To = { search: string };

/** Why referrals are set apart, and what to expect of them. */
export const whyApart =
  'They came from places that sent unusually many within an hour or a day. Real ones may be among them.';

/** How many are set apart, and why: nothing is hidden without a word. */
export const ApartNotice = ({ apart, to }: { apart: WorklistPage['apart']; to: To }) => (
  <p className={styles.apart}>
    <Link to={to}>
      To be looked at: {apart.more ? `more than ${apart.count}` : apart.count}{' '}
      {apart.count === 1 ? 'referral' : 'referrals'}
      {apart.danger > 0 && `, ${apart.danger} of them marked danger`}
    </Link>{' '}
    {whyApart}
  </p>
);

const Arrival = ({ row }: { row: ReadableWorklistRow }) => (
  <li>
    <Link to={referralScreen(row.patientId)}>{fullName(row)}</Link>
    {row.danger.length > 0 && <strong className={styles.danger}>Danger: {describeDanger(row.danger)}</strong>}
    {row.speaksOfDanger && <strong className={styles.danger}>Danger</strong>}
    <span className={styles.more}>
      {row.service && `${serviceName(row.service)}, `}
      waiting {howLongSince(row.referredAt, Date.now())}
    </span>
  </li>
);

type ArrivedProps = {
  arrived: NonNullable<WorklistPage['arrived']>;
  /** The rows of the page: what is among them is not said twice. */
  shown: WorklistPage['content'];
  to: To;
};

/** The new referrals of the last day, newest first: whatever waits longer does not hide them. */
export const Arrived = ({ arrived, shown, to }: ArrivedProps) => {
  const { content, total, more } = arrived;
  const isPart = more || total > content.length;
  const onPage = new Set(shown.map(({ patientId }) => patientId));
  if (!isPart && content.every(({ patientId }) => onPage.has(patientId))) return null;
  return (
    <section className={styles.arrived} aria-labelledby="arrived">
      <h2 id="arrived">
        New in the last day <span className={styles.count}>({more ? `more than ${total}` : total})</span>
      </h2>
      <ul>
        {onlyReadable(content).map((row) => (
          <Arrival key={`${row.patientId} ${row.number}`} row={row} />
        ))}
      </ul>
      {isPart && <Link to={to}>See all, newest first</Link>}
    </section>
  );
};
