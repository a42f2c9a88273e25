import { Link } from 'react-router-dom';
import { screens } from '../../lib/paths.ts';
import styles from './staff-header.module.css';
import { useFrameCounts } from './use-frame-counts.ts';

/** The number of open alerts, always in sight; a number that could not be read is not shown as none. */
export const OpenAlertsLink = () => {
  const { data, error } = useFrameCounts();
  const open = data?.openAlerts;
  return (
    <span role="status" className={styles.alerts} data-open={open !== undefined && open > 0}>
      <Link to={screens.crmDashboard}>
        Alerts{open !== undefined && ` (${open})`}
        {open !== undefined && <span className="visually-hidden"> open</span>}
      </Link>
      {error && <span className={styles.unknown}>We could not check for new alerts.</span>}
    </span>
  );
};
