import { type QueryFunction, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { alertCalls } from '../../../../shared/alerts/calls.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { callQuery } from '../../kernel/lib/query.ts';
import { refresh, refreshInBackground } from '../../kernel/lib/refresh.ts';
import styles from './freshness.module.css';

const aMinute = 60_000;

type Watch = {
  /**
   * A cheap call whose answer changes with what is shown; it reads nothing about anybody, and does not extend the
   * session.
   */
  query: { queryKey: QueryKey; queryFn?: QueryFunction };
  /** The change, as a sentence. */
  changed: string;
  /** The message when the call fails. */
  unknown: string;
};

// An open form may be about what has changed: the screen is not changed while somebody writes in it. A form that only
// searches or filters holds no words to lose.
const isSomebodyWriting = () => [...document.querySelectorAll('main form')].some((form) => !form.closest('search'));

const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();

/**
 * Keeps a screen fresh, within a minute, as long as it is in sight. While a form is open it shows that something has
 * changed and leaves the refresh to the person, who may be writing.
 */
export const Freshness = ({ of, onShow = focusHeading }: { of: Watch; onShow?: () => void }) => {
  const { query, changed, unknown } = of;
  const queries = useQueryClient();
  const { data, error, dataUpdatedAt } = useQuery({
    ...query,
    gcTime: 0,
    meta: { isWatch: true },
    refetchInterval: aMinute,
    refetchOnWindowFocus: 'always',
  });
  const shown = useRef<unknown>(undefined);
  const [behind, setBehind] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at once, the same answer again too.
  useEffect(() => {
    const before = shown.current;
    shown.current = data;
    // An unchanged answer is the same object.
    const isOther = before !== undefined && data !== undefined && before !== data;
    const isBehind = data !== undefined && (behind || isOther);
    setBehind(isBehind && isSomebodyWriting());
    if (isBehind && !isSomebodyWriting()) void refreshInBackground(queries);
  }, [dataUpdatedAt, data]);
  return (
    <div role="status">
      {error && <p>{unknown}</p>}
      {behind && (
        <p className={styles.behind}>
          {changed}{' '}
          <QuietButton
            label="Show the latest"
            onClick={() => {
              setBehind(false);
              void refresh(queries);
              // The button disappears with its message.
              onShow();
            }}
          />
        </p>
      )}
    </div>
  );
};

/** Events of one patient. */
export const patientWatch = (patientId: string): Watch => ({
  query: callQuery(patientCalls.watchPatient, { params: { patientId }, background: true }),
  changed: 'Something has been added to this record or changed in it.',
  unknown: 'We could not check whether this record has changed.',
});

/** New and removed patients, and changes of status. */
export const patientsWatch: Watch = {
  query: callQuery(patientCalls.readPatientData, { background: true }),
  changed: 'The patients have changed.',
  unknown: 'We could not check for new patients.',
};

export const alertsWatch: Watch = {
  query: callQuery(alertCalls.watchAlerts, { background: true }),
  changed: 'The open alerts have changed.',
  unknown: 'We could not check for new alerts.',
};

/** New referrals, and work on them. */
export const worklistWatch: Watch = {
  query: callQuery(taskCalls.readFrame, { background: true }),
  changed: 'The referrals have changed.',
  unknown: 'We could not check for new referrals.',
};

/** Today's work changes with the open alerts, the unanswered messages and the new referrals. */
export const todayWatch: Watch = {
  query: callQuery(taskCalls.readFrame, { background: true }),
  changed: 'There is something new to do.',
  unknown: 'We could not check for anything new.',
};
