import { useRef, useState } from 'react';
import { type AlertRow, mostOpenListed } from '../../../../shared/api/alert.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { AlertCard } from '../../entities/alert/alert-card.tsx';
import { AlertPlace } from '../../entities/alert/alert-place.tsx';
import { HelpLines } from '../../entities/alert/help-lines.tsx';
import { UnreadableAlert } from '../../entities/alert/unreadable-alert.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { PatientLink } from '../../entities/patient/patient-link.tsx';
import { useOpenAlerts } from '../../entities/result/queries.ts';
import { alertsWatch } from '../../entities/watches.ts';
import styles from './dashboard.module.css';

const alertsShown = 10;

const OpenAlert = ({ row }: { row: AlertRow }) => {
  if ('unreadable' in row) return <UnreadableAlert alertId={row.alertId} />;
  const { patientId, firstName, lastName } = row;
  return (
    <div>
      <AlertCard alert={row} name={`${firstName} ${lastName}`} heading="h3">
        <AlertPlace alert={row} />
      </AlertCard>
      <PatientLink
        className={styles.who}
        patientId={patientId}
        firstName={firstName}
        lastName={lastName}
        before="The record of "
      />
    </div>
  );
};

/** Open alerts: they come first, one's own before all others, and only an answer removes them. */
export const OpenAlerts = () => {
  const [page, setPage] = useState(1);
  const list = useOpenAlerts(page, alertsShown);
  const open = list.data?.open ?? 0;
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
      {open > 0 && <HelpLines />}
      {open > mostOpenListed && (
        <p>
          These are the first {mostOpenListed}: yours, nobody’s, then colleagues’. The others follow as these are
          answered.
        </p>
      )}
      <Loaded from={list}>
        {({ content }) =>
          open === 0 ? (
            <p className={styles.quiet}>No alert is open.</p>
          ) : (
            content.map((row) => <OpenAlert key={row.alertId} row={row} />)
          )
        }
      </Loaded>
      <Pagination label="Open alerts" page={page} list={list} onPageChange={setPage} />
    </section>
  );
};
