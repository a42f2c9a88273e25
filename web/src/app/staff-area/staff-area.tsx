import { QueryClient, QueryClientProvider, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { Announcer } from '../../kernel/components/announcer.tsx';
import { WaitingScreen } from '../../kernel/components/waiting.tsx';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { refreshAfterWrites } from '../../kernel/lib/refresh.ts';
import { onSignOutElsewhere } from '../../kernel/session/authorities.ts';
import { connectSession } from '../../kernel/session/current-session.ts';
import { may } from '../../kernel/session/may.ts';
import { loadRecordScreens } from '../load-ahead.ts';
import crumbStyles from './breadcrumb.module.css';
import { IdleWarning } from './idle-warning.tsx';
import { giveToNewTabs, leaveNothingBehind, requireSession, signInAgain, signOut, staffSession } from './session.ts';
import { findCrumbs } from './side-menu.ts';
import styles from './staff-area.module.css';
import { StaffHeader } from './staff-header.tsx';

const mayPass = (failure: Error): boolean =>
  failure instanceof CallFailure && (failure.status === 'unreachable' || failure.status === 'unreadable');

/**
 * The cache of the staff area. Nothing is refetched automatically, since that would extend an idle session:
 * `tasks/parts/freshness.tsx` watches what is shown by calls that do not.
 */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, failure) => failures < 1 && mayPass(failure),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  });

connectSession(staffSession);

const HelpLine = lazy(async () => ({ default: (await import('../../help/parts/help-line.tsx')).HelpLine }));

/** Loads what is opened next as soon as the first screen has been read. */
const LoadAhead = () => {
  const queries = useQueryClient();
  const fetching = useIsFetching();
  useEffect(() => {
    // Asked anew: the parts beside this one may have begun to read since it was drawn.
    if (fetching === 0 && queries.isFetching() === 0 && may('mayReadRecords')) void loadRecordScreens();
  }, [fetching, queries]);
  return null;
};

/** Everything behind sign-in. */
export const Component = () => {
  const [queries] = useState(createQueryClient);
  const { state } = useNavigation();
  useEffect(() => onSignOutElsewhere(() => void signOut(signInAgain('signed-out'))), []);
  useEffect(() => refreshAfterWrites(queries), [queries]);
  useEffect(() => () => queries.clear(), [queries]);
  useEffect(giveToNewTabs, []);
  useEffect(leaveNothingBehind, []);
  useEffect(() => void requireSession(), []);
  return (
    <QueryClientProvider client={queries}>
      <IdleWarning />
      <div className={styles.frame}>
        <StaffHeader />
        <main id="content" className={styles.content} tabIndex={-1}>
          {state === 'loading' && <WaitingScreen />}
          <Breadcrumb />
          <Announcer>
            <Outlet />
          </Announcer>
          <Suspense>
            <HelpLine />
          </Suspense>
        </main>
      </div>
      <LoadAhead />
    </QueryClientProvider>
  );
};

/** The way to this screen, on the screens that have a parent. */
export const Breadcrumb = () => {
  const { pathname } = useLocation();
  const crumbs = findCrumbs(pathname, may);
  const here = crumbs.pop();
  if (!here || crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className={crumbStyles.crumbs}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here.label}</li>
      </ol>
    </nav>
  );
};
