import { Link } from 'react-router-dom';
import type { UserAccount } from '../../../../shared/api/users.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { LanguagesForm } from '../../entities/staff/languages-form.tsx';
import { screens } from '../../lib/paths.ts';
import { GrantForm } from './grant-form.tsx';
import { LeaveActions, LiftAction } from './leave-actions.tsx';
import { LeftPatients } from './left-patients.tsx';
import { MobileForm } from './mobile-form.tsx';
import { ServicesForm } from './services-form.tsx';
import styles from './users.module.css';
import { isByService, isWorking, nameOf, roleLabels, stateLabels } from './words.ts';

type Props = { account: UserAccount; onClose: () => void; onLeft: () => void };

/** One account: its number, its role, and the actions that end its access. */
export const AccountPanel = ({ account, onClose, onLeft }: Props) => (
  <section className={styles.panel}>
    <PageHead title="Change access" />
    <Link to={screens.users} className="back">
      Back to staff accounts
    </Link>
    <Heading>Access of {nameOf(account)}</Heading>
    <p>
      {account.email}
      <br />
      {roleLabels[account.role]}, {stateLabels[account.state].toLowerCase()}
    </p>
    {isWorking(account) && (
      <section className={styles.change} aria-labelledby="number">
        <h2 id="number">Number for codes</h2>
        <MobileForm account={account} onDone={onClose} />
      </section>
    )}
    {isWorking(account) && (
      <section className={styles.change} aria-labelledby="languages">
        <h2 id="languages">Languages</h2>
        <LanguagesForm accountId={account.username} colleague={nameOf(account)} />
      </section>
    )}
    <section className={styles.change} aria-labelledby="role">
      <h2 id="role">{isWorking(account) ? 'What they may do' : 'Give access'}</h2>
      <GrantForm account={account} onDone={onClose} onCancel={onClose} />
    </section>
    {isByService(account) && (
      <section className={styles.change} aria-labelledby="services">
        <h2 id="services">Services they work in</h2>
        <ServicesForm account={account} onDone={onClose} />
      </section>
    )}
    {account.state === 'ACTIVE' && (
      <section className={styles.change} aria-labelledby="lift">
        <h2 id="lift">Kept out, or something lost</h2>
        <LiftAction account={account} onDone={onClose} />
      </section>
    )}
    <section className={styles.change} aria-labelledby="leave">
      <h2 id="leave">{account.state === 'DISABLED' ? 'Disabled account' : 'Remove access'}</h2>
      {account.state === 'DISABLED' && <LeftPatients account={account} />}
      <LeaveActions account={account} onDone={onLeft} />
    </section>
  </section>
);
