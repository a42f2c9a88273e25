import { useRef, useState } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { AlertCard } from '../../entities/alert/alert-card.tsx';
import { UnreadableAlert } from '../../entities/alert/unreadable-alert.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { PatientLink } from '../../entities/patient/patient-link.tsx';
import { useOpenAlerts } from '../../entities/result/queries.ts';
import { alertsWatch } from '../../entities/watches.ts';
import styles from './dashboard.module.css';

const alertsShown = 5;

/** Alerts that nobody has answered yet: they stand first, and only an answer takes them away. */
export const OpenAlerts = () => {
  const [page, setPage] = useState(1);
  const list = useOpenAlerts(page, alertsShown);
  const open = list.data?.totalElements ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const showFirst = () => {
    setPage(1);
    heading.current?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby="open-alerts">
      <h2 id="open-alerts" ref={heading} tabIndex={-1}>
        Open alerts{open > 0 && ` (${open})`}
      </h2>
      <Freshness of={alertsWatch} onShow={showFirst} />
      <Loaded from={list}>
        {({ content }) =>
          content.length === 0 ? (
            <p className={styles.quiet}>No alert is open.</p>
          ) : (
            content.map((row) =>
              'unreadable' in row ? (
                <UnreadableAlert key={row.alertId} alertId={row.alertId} />
              ) : (
                <div key={row.alertId}>
                  <AlertCard alert={row} name={`${row.firstName} ${row.lastName}`} heading="h3" />
                  <PatientLink
                    className={styles.who}
                    patientId={row.patientId}
                    firstName={row.firstName}
                    lastName={row.lastName}
                    before="The record of "
                  />
                </div>
              ),
            )
          )
        }
      </Loaded>
      <Pagination label="Open alerts" page={page} list={list} onPageChange={setPage} />
    </section>
  );
};
