import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { pageSize } from '../../../../shared/domain/page.ts';
import { today } from '../../../../shared/domain/today.ts';
import { instrumentsFor } from '../../../../shared/questionnaires/offered.ts';
import { Pagination } from '../../components/pagination.tsx';
import { Problem } from '../../components/problem.tsx';
import { Unreadable } from '../../components/unreadable.tsx';
import { useWithoutBaseline } from '../../entities/result/queries.ts';
import stacked from '../../entities/result/stacked.module.css';
import { questionnaireScreen } from '../../lib/paths.ts';
import styles from './without-baseline.module.css';

/** Patients whose first questionnaire is still to come: nothing of theirs can be overdue, and nothing can be compared. */
export const WithoutBaseline = () => {
  const [page, setPage] = useState(1);
  const list = useWithoutBaseline(page, pageSize);
  const { data, error, refetch } = list;
  return (
    <section className={styles.section}>
      <h2>No baseline yet</h2>
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {!data && !error && <p role="status">Please Wait</p>}
      {data?.totalElements === 0 && <p>Every active patient has answered at least one questionnaire.</p>}
      {data && data.totalElements > 0 && (
        <table className={`rows ${stacked.table}`}>
          <caption>
            {data.totalElements} active {data.totalElements === 1 ? 'patient has' : 'patients have'} answered no
            questionnaire, the earliest referral first
          </caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Referred</th>
              <th scope="col">Start with</th>
            </tr>
          </thead>
          <tbody>
            {data.content.map((row) =>
              'unreadable' in row ? (
                <tr key={row.patientId}>
                  <td colSpan={3} className="unreadable">
                    <Unreadable what="This patient" id={row.patientId} />
                  </td>
                </tr>
              ) : (
                <tr key={row.patientId}>
                  <th scope="row">
                    {row.firstName} {row.lastName}
                  </th>
                  <td className={stacked.whole}>{formatDay(today(new Date(row.referralDate)))}</td>
                  <td className={stacked.wide}>
                    {instrumentsFor(row.service).map(({ id, name }) => (
                      <Link key={id} className={`in-row ${styles.start}`} to={questionnaireScreen(id, row.patientId)}>
                        {name}
                        <span className="visually-hidden">
                          {' '}
                          for {row.firstName} {row.lastName}
                        </span>
                      </Link>
                    ))}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
      <Pagination label="No baseline yet" page={page} list={list} onPageChange={setPage} />
    </section>
  );
};
