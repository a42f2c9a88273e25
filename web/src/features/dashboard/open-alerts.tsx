import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Pagination } from '../../components/pagination.tsx';
import { Problem } from '../../components/problem.tsx';
import { AlertCard } from '../../components/safety/alert-card.tsx';
import { UnreadableAlert } from '../../components/safety/unreadable-alert.tsx';
import { patientScreen } from '../../lib/paths.ts';
import { useOpenAlerts } from '../../lib/questionnaires/queries.ts';
import styles from './dashboard.module.css';

const alertsShown = 5;

/** Alerts that nobody has answered yet: they stand first, and only an answer takes them away. */
export const OpenAlerts = () => {
  const [page, setPage] = useState(1);
  const list = useOpenAlerts(page, alertsShown);
  const { data, error, refetch } = list;
  return (
    <section className={styles.section} aria-labelledby="open-alerts">
      <h2 id="open-alerts">Open alerts{data && data.totalElements > 0 && ` (${data.totalElements})`}</h2>
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {!data && !error && <p role="status">Please Wait</p>}
      {data?.totalElements === 0 && <p className={styles.quiet}>No alert is open.</p>}
      {data?.content.map((row) =>
        'unreadable' in row ? (
          <UnreadableAlert key={row.alertId} alertId={row.alertId} />
        ) : (
          <div key={row.alertId}>
            <AlertCard alert={row} name={`${row.firstName} ${row.lastName}`} heading="h3" />
            <Link className={styles.who} to={patientScreen(row.patientId)}>
              The record of {row.firstName} {row.lastName}
            </Link>
          </div>
        ),
      )}
      <Pagination label="Open alerts" page={page} list={list} onTurn={setPage} />
    </section>
  );
};
