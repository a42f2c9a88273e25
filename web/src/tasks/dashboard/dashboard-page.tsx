import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type AlertRow, mostOpenListed } from '../../../../shared/alerts/alert.ts';
import { alertCalls } from '../../../../shared/alerts/calls.ts';
import { describeOpenFor } from '../../../../shared/kernel/open-for.ts';
import { minuteMs } from '../../../../shared/kernel/session-policy.ts';
import cardStyles from '../../alerts/parts/alert-card.module.css';
import { AlertCard, UnreadableAlert } from '../../alerts/parts/alert-card.tsx';
import { HelpLines } from '../../alerts/parts/help-lines.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Pagination } from '../../kernel/components/pagination.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { freshOnReturn, paged, useReading } from '../../kernel/lib/query.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { usePatientCounts } from '../../patients/parts/queries.ts';
import { FeedbackTable } from '../../questionnaires/parts/results/feedback-table.tsx';
import { MonthMeans, monthMeansTitle } from '../../questionnaires/parts/results/month-means.tsx';
import { OverdueTable } from '../../questionnaires/parts/results/overdue-table.tsx';
import { useOverdue } from '../../questionnaires/parts/results/queries.ts';
import { alertsWatch, Freshness, patientsWatch } from '../parts/freshness.tsx';
import styles from './dashboard.module.css';

type ShownRow = Exclude<AlertRow, { unreadable: true }>;

/** Whose the patient is, from the reader's view. */
const describeOwner = ({ owner, mine }: ShownRow): string => {
  if (mine) return 'Your patient';
  return owner ? `Worker: ${fullName(owner)}` : 'No worker yet';
};

/** The current time, updated every minute: for texts that say how long ago something was. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** How long an alert has been open, whose it is, and who was texted about it. */
const AlertPlace = ({ alert }: { alert: ShownRow }) => {
  const now = useNow();
  const { raisedAt, escalated } = alert;
  return (
    <p className={cardStyles.place}>
      <span>Open for {describeOpenFor(raisedAt, now)}</span>
      <span>{describeOwner(alert)}</span>
      {escalated && (
        <span>
          {escalated.to === 'admins' ? 'Admins texted' : 'Duty lead texted'} {formatInstantShort(escalated.at)}
        </span>
      )}
    </p>
  );
};

/** The alerts of a page, each with the record of its patient. */
const Alerts = ({ rows, below }: { rows: readonly AlertRow[]; below: (row: ShownRow) => ReactNode }) =>
  rows.map((row) =>
    'unreadable' in row ? (
      <UnreadableAlert key={row.alertId} alertId={row.alertId} />
    ) : (
      <div key={row.alertId}>
        <AlertCard alert={row} name={fullName(row)} heading="h3">
          {below(row)}
        </AlertCard>
        <PatientLink {...row} className={styles.who} before="The record of " />
      </div>
    ),
  );

/** Open alerts: they come first, one's own before all others, and only an answer removes them. */
const OpenAlerts = () => {
  const [page, setPage] = useState(1);
  const list = useReading(alertCalls.listAlerts, { params: { page, size: 10 } }, { ...paged, ...freshOnReturn });
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
            <Alerts rows={content} below={(row) => <AlertPlace alert={row} />} />
          )
        }
      </Loaded>
      <Pagination label="Open alerts" page={page} list={list} onPageChange={setPage} />
    </section>
  );
};

/** Answered alerts whose review is due today or earlier; nothing where there are none. */
const DueReviews = () => {
  const [page, setPage] = useState(1);
  const list = useReading(alertCalls.listAlertReviews, { params: { page, size: 5 } }, { ...paged, ...freshOnReturn });
  if (list.data?.totalElements === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="due-reviews">
      <h2 id="due-reviews">Alerts to review{list.data && ` (${list.data.totalElements})`}</h2>
      <Loaded from={list}>
        {({ content }) => <Alerts rows={content} below={(row) => <p>{describeOwner(row)}</p>} />}
      </Loaded>
      <Pagination label="Alerts to review" page={page} list={list} onPageChange={setPage} />
    </section>
  );
};

const overdueShown = 5;
const monthsShown = 12;

/** The numbers of people that the service looks after; the two places stay while they are read. */
const Figures = ({ activeReferrals, patients }: { activeReferrals?: number; patients?: number }) => (
  <dl className={styles.counts} aria-busy={patients === undefined}>
    <div>
      <dt>Active referrals</dt>
      <dd>
        <Link to={`${screens.patients}?status=active`}>{activeReferrals}</Link>
      </dd>
    </div>
    <div>
      <dt>Patients on the CRM</dt>
      <dd>
        <Link to={screens.patients}>{patients}</Link>
      </dd>
    </div>
  </dl>
);

const LongestOverdue = () => (
  <section className={styles.section}>
    <h2>Overdue tests</h2>
    <Loaded from={useOverdue(1, overdueShown)}>
      {({ content, totalElements }) =>
        totalElements === 0 ? (
          <p>No test is overdue.</p>
        ) : (
          <OverdueTable rows={content} caption={`The longest overdue of ${totalElements}`} />
        )
      }
    </Loaded>
    <Link className={styles.more} to={screens.overdue}>
      View all overdue tests
    </Link>
  </section>
);

/** The overview: who is at risk, whose tests are late, and how everybody is doing. */
export const Component = () => (
  <>
    <StaffHeading title={titles.crmDashboard} />
    <OpenAlerts />
    <DueReviews />
    <Freshness of={patientsWatch} />
    <Loaded from={usePatientCounts()} waiting={<Figures />}>
      {(counts) => <Figures {...counts} />}
    </Loaded>
    <p>
      <Link className={styles.more} to={screens.newPatient}>
        Add a new patient
      </Link>
    </p>
    <LongestOverdue />
    <section className={styles.section}>
      <h2>{monthMeansTitle}</h2>
      <MonthMeans months={monthsShown} />
    </section>
    <section className={styles.section}>
      <h2>Feedback</h2>
      <FeedbackTable />
    </section>
  </>
);
