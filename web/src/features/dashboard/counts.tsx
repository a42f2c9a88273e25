import { Loaded } from '../../components/loaded.tsx';
import { usePatientCounts } from '../../entities/patient/queries.ts';
import styles from './dashboard.module.css';

type Props = { activeReferrals?: number; patients?: number };

const Figures = ({ activeReferrals, patients }: Props) => (
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

/** The numbers of people that the service looks after. */
export const Counts = () => (
  <Loaded from={usePatientCounts()} waiting={<Figures />}>
    {(counts) => <Figures {...counts} />}
  </Loaded>
);
