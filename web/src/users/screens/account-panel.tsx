import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { noRole } from '../../../../shared/kernel/roles.ts';
import { showMobile } from '../../../../shared/kernel/uk-mobile.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { type UserAccount, userCalls } from '../../../../shared/users/calls.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { caseloadScreen, screens } from '../../kernel/lib/paths.ts';
import { callQuery, useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { LanguagesForm } from '../parts/languages-form.tsx';
import { AccountActions } from './account-actions.tsx';
import { GrantForm, MobileField } from './grant-form.tsx';
import styles from './users.module.css';
import { isByService, isWorking, nameOf, roleLabels, stateLabels, worksInText } from './words.ts';

type FormProps = { account: UserAccount; onDone: () => void };

/** A new number for codes, and nothing else. */
const MobileForm = ({ account, onDone }: FormProps) => {
  const { mutateAsync } = useCall(userCalls.changeMobile);
  const form = useChangeForm(async (value) => {
    const { username } = account;
    const changed = await mutateAsync({ params: { username }, body: { mobile: value('mobile') } });
    return `Codes for ${nameOf(changed)} go to ${showMobile(changed.mobile)} now. They sign in again with one.`;
  }, onDone);
  return (
    <StaffFormFrame form={form} method="post" onSubmit={form.submit} save="Save number">
      <MobileField account={account} error={form.errors.mobile} />
    </StaffFormFrame>
  );
};

const services = organisation.services.map(({ id, name }) => ({ id, label: name }));
type ServiceIds = (typeof services)[number]['id'][];

/** The services whose records somebody opens without giving a reason. */
const ServicesForm = ({ account: { username, worksIn }, onDone }: FormProps) => {
  const { mutateAsync } = useCall(userCalls.chooseServices);
  const form = useChangeForm(async (_, chosen) => {
    const body = { services: chosen('services') as ServiceIds, version: worksIn?.version ?? 0 };
    const changed = await mutateAsync({ params: { username }, body });
    return `${nameOf(changed)} works in ${worksInText(changed)} now.`;
  }, onDone);
  return (
    <StaffFormFrame form={form} method="post" onSubmit={form.submit} save="Save services">
      <Choices
        {...form.field('services')}
        label="Services"
        hint="They open the records of these, and of their caseload; any other with a reason. Tick none for all services."
        type="checkbox"
        choices={services}
        value={worksIn?.services ?? []}
      />
    </StaffFormFrame>
  );
};

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.change} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

type Props = { account: UserAccount; onClose: () => void; onLeft: () => void };

const Counted = ({ account }: { account: UserAccount }) => {
  const { username } = account;
  const { data } = useQuery(callQuery(taskCalls.countCaseload, { query: { worker: username } }));
  if (!data || data.count === 0) return null;
  const many = `${data.more ? 'more than ' : ''}${data.count} ${data.count === 1 ? 'patient' : 'patients'}`;
  return (
    <p role="status" className={styles.left}>
      {nameOf(account)} still has {many}. <Link to={caseloadScreen(username)}>Hand them over</Link>
    </p>
  );
};

/** The patients of somebody who no longer works here, and a link to hand them over. */
export const LeftPatients = ({ account }: { account: UserAccount }) =>
  may('mayAssignPatients') ? <Counted account={account} /> : null;

export const AccountPanel = ({ account, onClose, onLeft }: Props) => {
  const { state, role } = account;
  const isDisabled = state === 'DISABLED';
  return (
    <section className={styles.panel}>
      <PageHead title="Change access" />
      <Link to={screens.users} className="back">
        Back to staff accounts
      </Link>
      <Heading>Access of {nameOf(account)}</Heading>
      <p>
        {account.email}
        <br />
        {roleLabels[role]}, {stateLabels[state].toLowerCase()}
      </p>
      {isWorking(account) && (
        <>
          <Part id="number" title="Number for codes">
            <MobileForm account={account} onDone={onClose} />
          </Part>
          <Part id="languages" title="Languages">
            <LanguagesForm accountId={account.username} colleague={nameOf(account)} />
          </Part>
        </>
      )}
      <Part id="role" title={isWorking(account) ? 'What they may do' : 'Give access'}>
        <GrantForm account={account} onDone={onClose} onCancel={onClose} />
      </Part>
      {isByService(account) && (
        <Part id="services" title="Services they work in">
          <ServicesForm account={account} onDone={onClose} />
        </Part>
      )}
      {state === 'ACTIVE' && (
        <Part id="lift" title="Kept out, or something lost">
          <AccountActions account={account} offered={['lift', 'forgetBrowsers', 'removeApp']} onDone={onClose} />
        </Part>
      )}
      <Part id="leave" title={isDisabled ? 'Disabled account' : 'Remove access'}>
        {isDisabled && <LeftPatients account={account} />}
        <AccountActions
          account={account}
          offered={[...(role === noRole ? [] : (['revoke'] as const)), isDisabled ? 'enable' : 'disable']}
          onDone={onLeft}
        />
      </Part>
    </section>
  );
};
