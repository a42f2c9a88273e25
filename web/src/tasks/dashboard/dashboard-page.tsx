import { Link } from 'react-router-dom';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { usePatientCounts } from '../../patients/parts/queries.ts';
import { FeedbackTable } from '../../questionnaires/parts/results/feedback-table.tsx';
import { MonthMeans, monthMeansTitle } from '../../questionnaires/parts/results/month-means.tsx';
import { OverdueTable } from '../../questionnaires/parts/results/overdue-table.tsx';
import { useOverdue } from '../../questionnaires/parts/results/queries.ts';
import { Freshness } from '../parts/freshness.tsx';
import { patientsWatch } from '../parts/watches.ts';
import { DueReviews, OpenAlerts } from './alert-lists.tsx';
import styles from './dashboard.module.css';

const overdueShown = 5;
const monthsShown = 12;

/** The numbers of people that the service looks after; the two places stay while they are read. */
const Figures = ({ activeReferrals, patients }: { activeReferrals?: number; patients?: number }) => (
  <dl className={styles.counts} aria-busy={patients === undefined}>
    <div>
      <dt>Active referrals</dt>
      <dd>{activeReferrals}</dd>
    </div>
    <div>
      <dt>Patients on the CRM</dt>
      <dd>{patients}</dd>
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
