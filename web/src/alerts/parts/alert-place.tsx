import { useEffect, useState } from 'react';
import type { AlertRow } from '../../../../shared/alerts/alert.ts';
import { describeOpenFor } from '../../../../shared/kernel/open-for.ts';
import { minuteMs } from '../../../../shared/kernel/session-policy.ts';
import { formatInstantShort } from '../../kernel/lib/format-date.ts';
import styles from './alert-card.module.css';

type Owned = Pick<Extract<AlertRow, { patientId: string }>, 'owner' | 'mine'>;

/** Whose the patient is, from the reader's view. */
export const describeOwner = ({ owner, mine }: Owned): string => {
  if (mine) return 'Your patient';
  return owner ? `Worker: ${owner.firstName} ${owner.lastName}` : 'No worker yet';
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
export const AlertPlace = ({ alert }: { alert: Extract<AlertRow, { patientId: string }> }) => {
  const now = useNow();
  const { raisedAt, escalated } = alert;
  return (
    <p className={styles.place}>
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
