import { useState } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { AlertCard } from '../../entities/alert/alert-card.tsx';
import { describeOwner } from '../../entities/alert/alert-place.tsx';
import { UnreadableAlert } from '../../entities/alert/unreadable-alert.tsx';
import { PatientLink } from '../../entities/patient/patient-link.tsx';
import { useDueReviews } from '../../entities/result/queries.ts';
import styles from './dashboard.module.css';

const reviewsShown = 5;

/** Answered alerts whose review is due today or earlier; nothing where there are none. */
export const DueReviews = () => {
  const [page, setPage] = useState(1);
  const list = useDueReviews(page, reviewsShown);
  if (list.data?.totalElements === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="due-reviews">
      <h2 id="due-reviews">Alerts to review{list.data && ` (${list.data.totalElements})`}</h2>
      <Loaded from={list}>
        {({ content }) =>
          content.map((row) =>
            'unreadable' in row ? (
              <UnreadableAlert key={row.alertId} alertId={row.alertId} />
            ) : (
              <div key={row.alertId}>
                <AlertCard alert={row} name={`${row.firstName} ${row.lastName}`} heading="h3">
                  <p>{describeOwner(row)}</p>
                </AlertCard>
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
        }
      </Loaded>
      <Pagination label="Alerts to review" page={page} list={list} onPageChange={setPage} />
    </section>
  );
};
