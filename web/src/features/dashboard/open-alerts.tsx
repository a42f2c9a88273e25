import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Pagination } from '../../components/pagination.tsx';
import { Problem } from '../../components/problem.tsx';
import { AlertCard } from '../../entities/alert/alert-card.tsx';
import { UnreadableAlert } from '../../entities/alert/unreadable-alert.tsx';
import { useAlertWatch, useOpenAlerts } from '../../entities/result/queries.ts';
import { patientScreen } from '../../lib/paths.ts';
import styles from './dashboard.module.css';

const alertsShown = 5;

type Shown = ReturnType<typeof useOpenAlerts>;

/** Says that the list is behind, and leaves it as it is: somebody may be writing in it. */
const BehindNotice = ({ list, page, onShow }: { list: Shown; page: number; onShow: () => void }) => {
  const watch = useAlertWatch();
  const isNewer = watch.dataUpdatedAt > list.dataUpdatedAt && !list.isFetching;
  const isOther =
    watch.data?.totalElements !== list.data?.totalElements ||
    (page === 1 && watch.data?.latest !== list.data?.content[0]?.alertId);
  return (
    <div role="status">
      {watch.error && <p>Whether there are new alerts could not be asked just now.</p>}
      {list.data && isNewer && isOther && (
        <p className={styles.behind}>
          The open alerts have changed.{' '}
          <button type="button" className="button quiet" onClick={onShow}>
            Show them as they are now
          </button>
        </p>
      )}
    </div>
  );
};

/** Alerts that nobody has answered yet: they stand first, and only an answer takes them away. */
export const OpenAlerts = () => {
  const [page, setPage] = useState(1);
  const list = useOpenAlerts(page, alertsShown);
  const { data, error, refetch } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const show = () => {
    setPage(1);
    void refetch();
    // The button goes with what it said.
    heading.current?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby="open-alerts">
      <h2 id="open-alerts" ref={heading} tabIndex={-1}>
        Open alerts{data && data.totalElements > 0 && ` (${data.totalElements})`}
      </h2>
      <BehindNotice list={list} page={page} onShow={show} />
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
      <Pagination label="Open alerts" page={page} list={list} onPageChange={setPage} />
    </section>
  );
};
