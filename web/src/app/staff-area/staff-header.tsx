import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../kernel/components/logo.tsx';
import { Stitch } from '../../kernel/components/stitch.tsx';
import { usePublishedHeight } from '../../kernel/components/use-published-height.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { FindPatient, useRecentPatients, useSearchKeys } from '../../patients/find-patient/find-patient.tsx';
import { NewMenu } from './new-menu.tsx';
import { signOut } from './session.ts';
import { useFrameCounts } from './side-menu.ts';
import styles from './staff-header.module.css';
import { StaffMenu } from './staff-menu.tsx';

/** The number of open alerts, always in sight; a number that could not be read is not shown as none. */
const OpenAlertsLink = () => {
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

const leave = (event: MouseEvent) => {
  event.preventDefault();
  void signOut();
};

const SignOut = () => (
  <a href={screens.home} className={styles.signOut} onClick={leave}>
    Sign out
  </a>
);

/** The frame of every staff screen: the search, what waits, who is signed in, and the menu. */
export const StaffHeader = () => {
  const account = useOwnAccount().data ?? undefined;
  const search = useRef<HTMLInputElement>(null);
  const frame = usePublishedHeight<HTMLElement>('--frame');
  const recent = useRecentPatients(account?.id);
  const slash = useSearchKeys(search);
  const who = account && (
    <Link to={screens.ownSignIn} className={styles.who}>
      <span className="visually-hidden">Your sign-in: </span>
      {account.name}
    </Link>
  );
  return (
    <div className={styles.top}>
      <header ref={frame} className={styles.header}>
        <div className={styles.bar}>
          <Link to={screens.admin} className={styles.home}>
            <Logo short />
            <span className="visually-hidden">Staff home</span>
          </Link>
          {may('mayReadRecords') && <FindPatient input={search} recent={recent} slash={slash} />}
          <NewMenu />
          {may('mayReadRecords') && <OpenAlertsLink />}
          <div className={styles.account}>
            {who}
            <SignOut />
          </div>
        </div>
        <Stitch />
      </header>
      <StaffMenu
        end={
          <>
            {who}
            <SignOut />
          </>
        }
      />
    </div>
  );
};
