import { useQuery } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { Problem } from '../../components/problem.tsx';
import { fetchBody } from '../../lib/query.ts';
import styles from './dashboard.module.css';

/** How many people the service looks after. */
export const Counts = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['patients', 'counts'],
    queryFn: ({ signal }) => fetchBody(records.readPatientData, { signal }),
  });
  if (error) return <Problem text={error.message} retry={() => void refetch()} />;
  return (
    <dl className={styles.counts} aria-busy={!data}>
      <div>
        <dt>Active referrals</dt>
        <dd>{data?.activeReferrals}</dd>
      </div>
      <div>
        <dt>Patients on the CRM</dt>
        <dd>{data?.patients}</dd>
      </div>
    </dl>
  );
};
