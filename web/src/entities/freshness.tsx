import { type QueryFunction, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '../../../shared/api/call.ts';
import { refresh, refreshInBackground } from '../lib/refresh.ts';
import styles from './freshness.module.css';

const aMinute = 60_000;

export type Watch = {
  /** A cheap call of which the answer changes with what is shown; it is no reading of anybody, and keeps no session open. */
  query: { queryKey: QueryKey; queryFn?: QueryFunction };
  /** What is shown. */
  watched: readonly Call[];
  /** What has changed, as a sentence. */
  changed: string;
  /** Said when the call fails. */
  unknown: string;
};

// A form on the screen may be about what has changed: nothing is changed under the hands of who is writing in it. One that
// only searches or filters holds no words of anybody.
const isSomebodyWriting = () => [...document.querySelectorAll('main form')].some((form) => !form.closest('search'));

const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();

/**
 * Keeps what a screen shows fresh, within a minute, as long as it is in sight. Where a form is open it says that something
 * has changed and leaves it to the person, who may be writing.
 */
export const Freshness = ({ of, onShow = focusHeading }: { of: Watch; onShow?: () => void }) => {
  const { query, watched, changed, unknown } = of;
  const queries = useQueryClient();
  const { data, error, dataUpdatedAt } = useQuery({
    ...query,
    gcTime: 0,
    meta: { watched },
    refetchInterval: aMinute,
    refetchOnWindowFocus: 'always',
  });
  const shown = useRef<unknown>(undefined);
  const [behind, setBehind] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at once, the same answer again too.
  useEffect(() => {
    const before = shown.current;
    shown.current = data;
    // An answer that is the same is the same object.
    const isOther = before !== undefined && data !== undefined && before !== data;
    const isBehind = data !== undefined && (behind || isOther);
    setBehind(isBehind && isSomebodyWriting());
    if (isBehind && !isSomebodyWriting()) void refreshInBackground(queries, watched);
  }, [dataUpdatedAt, data]);
  return (
    <div role="status">
      {error && <p>{unknown}</p>}
      {behind && (
        <p className={styles.behind}>
          {changed}{' '}
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              setBehind(false);
              void refresh(queries, watched);
              // The button goes with what it said.
              onShow();
            }}
          >
            Show the latest
          </button>
        </p>
      )}
    </div>
  );
};
