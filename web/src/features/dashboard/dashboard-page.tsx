import { Link } from 'react-router-dom';
import { Loaded } from '../../components/loaded.tsx';
import { StaffHeading } from '../../components/staff-heading.tsx';
import { Freshness } from '../../entities/freshness.tsx';
import { FeedbackTable } from '../../entities/result/feedback-table.tsx';
import { MonthMeans, monthMeansTitle } from '../../entities/result/month-means.tsx';
import { OverdueTable } from '../../entities/result/overdue-table.tsx';
import { useOverdue } from '../../entities/result/queries.ts';
import { patientsWatch } from '../../entities/watches.ts';
import { screens, titles } from '../../lib/paths.ts';
import { Counts } from './counts.tsx';
import styles from './dashboard.module.css';
import { DueReviews } from './due-reviews.tsx';
import { OpenAlerts } from './open-alerts.tsx';

const overdueShown = 5;
const monthsShown = 12;

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
    <Counts />
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
