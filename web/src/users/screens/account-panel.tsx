import { useState } from 'react';
import { Link } from 'react-router-dom';
import { roleMay } from '../../../../shared/kernel/permissions.ts';
import { noRole } from '../../../../shared/kernel/roles.ts';
import { showMobile } from '../../../../shared/kernel/uk-mobile.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { type UserAccount, userCalls } from '../../../../shared/users/calls.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { caseloadScreen, screens } from '../../kernel/lib/paths.ts';
import { fetchBody, useCall, useReading } from '../../kernel/lib/query.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { may } from '../../kernel/session/may.ts';
import { Absences } from '../parts/absences.tsx';
import { LanguagesForm } from '../parts/languages-form.tsx';
import { giveAllTasks, isForTasks, TasksGoTo } from '../parts/open-tasks.tsx';
import { roleLabels } from '../parts/role-labels.ts';
import { AddressForm } from './address-form.tsx';
import { GrantForm, MobileField } from './grant-form.tsx';
import type { OnLink } from './invitation-link.tsx';
import { readServices, ServicesFields } from './services-fields.tsx';
import styles from './users.module.css';
import { isByService, isWorking, nameOf, statusOf, worksInText } from './words.ts';

const asked = {
  revoke: {
    call: userCalls.revokeRole,
    button: 'Remove role',
    title: 'Confirm that you want to remove this role.',
    text: 'They are signed out at once and can no longer open the staff area. Their past activity stays in the audit log.',
    done: 'no longer has access.',
  },
  disable: {
    call: userCalls.disableUser,
    button: 'Disable account',
    title: 'Confirm that you want to disable this account.',
    text: 'They are signed out at once and cannot sign in until the account is enabled again.',
    done: 'is disabled.',
  },
  enable: {
    call: userCalls.enableUser,
    button: 'Enable account',
    title: 'Confirm that you want to enable this account.',
    text: 'They can sign in again, with the role they have.',
    done: 'is enabled.',
  },
  lift: {
    call: userCalls.liftLimits,
    button: 'Lift the limit on codes',
    title: 'Confirm that you want to lift this limit.',
    text: 'They can be sent codes and try again at once. Nobody is signed out. Do it when somebody is kept out by what others tried in their name.',
    done: 'can be sent codes again.',
  },
  forgetBrowsers: {
    call: userCalls.forgetBrowsersOf,
    button: 'Forget their browsers',
    title: 'Confirm that you want their browsers forgotten.',
    text: 'They are asked for a code wherever they sign in next, and are signed out where they had a browser remembered. Do it when a phone or a computer is lost.',
    done: 'is asked for a code again in every browser.',
  },
  invite: {
    call: userCalls.sendInvitation,
    button: 'Send a new link',
    title: 'Confirm that you want to send a new link.',
    text: 'They get an email with a link that works for a week. A link that you sent before stops working.',
    done: 'is invited again.',
  },
  withdraw: {
    call: userCalls.withdrawInvitation,
    button: 'Withdraw the invitation',
    title: 'Confirm that you want to withdraw this invitation.',
    text: 'The link stops working, and they have no access. You can invite them again.',
    done: 'is no longer invited.',
  },
  removeApp: {
    call: userCalls.removeAppOf,
    button: 'Remove their authenticator app',
    title: 'Confirm that you want their authenticator app removed.',
    text: 'Their codes are texted to their number again. Do it when the phone with the app is lost, and only for somebody whose voice you know.',
    done: 'is texted codes again.',
  },
} as const;
type ChangeName = keyof typeof asked;

type ActionProps = {
  account: UserAccount;
  offered: readonly ChangeName[];
  onDone: (done: ChangeName) => void;
  onLink?: OnLink;
};

const AccountActions = ({ account, offered, onDone, onLink }: ActionProps) => {
  const [asking, setAsking] = useState<ChangeName>();
  const [tasksTo, setTasksTo] = useState('');
  const { username } = account;
  return (
    <div className={styles.leave}>
      {offered.map((name) => (
        <QuietButton key={name} label={asked[name].button} onClick={() => setAsking(name)} />
      ))}
      {asking && (
        <ConfirmDialog
          title={asked[asking].title}
          text={asked[asking].text}
          detail={nameOf(account)}
          act={async () => {
            if (tasksTo) await giveAllTasks(username, tasksTo);
            const answer = await fetchBody(asked[asking].call, { params: { username } });
            if ('invitation' in answer) onLink?.(account, answer.invitation?.link);
            await refreshed();
          }}
          done={`${nameOf(account)} ${asked[asking].done}`}
          remedy={(error) => isForTasks(error) && <TasksGoTo owner={username} value={tasksTo} onChoose={setTasksTo} />}
          onClose={() => {
            setAsking(undefined);
            setTasksTo('');
          }}
          onDone={() => onDone(asking)}
        />
      )}
    </div>
  );
};

type FormProps = { account: UserAccount; onDone: () => void };

const MobileForm = ({ account, onDone }: FormProps) => {
  const { mutateAsync } = useCall(userCalls.changeMobile);
  const form = useChangeForm(async (value) => {
    const { username } = account;
    const changed = await mutateAsync({ params: { username }, body: { mobile: value('mobile') } });
    return `Codes for ${nameOf(changed)} go to ${showMobile(changed.mobile)} now. They sign in again with one.`;
  }, onDone);
  return (
    <StaffFormFrame form={form} onSubmit={form.submit} save="Save number">
      <MobileField account={account} error={form.errors.mobile} />
    </StaffFormFrame>
  );
};

const ServicesForm = ({ account, onDone }: FormProps) => {
  const { username, worksIn } = account;
  const { mutateAsync } = useCall(userCalls.chooseServices);
  const form = useChangeForm(async (value, chosen) => {
    const body = { ...readServices(value, chosen), version: worksIn?.version ?? 0 };
    const changed = await mutateAsync({ params: { username }, body });
    return `${nameOf(changed)} works in ${worksInText(changed)} now.`;
  }, onDone);
  return (
    <StaffFormFrame form={form} onSubmit={form.submit} save="Save services">
      <ServicesFields field={form.field} worksIn={worksIn} />
    </StaffFormFrame>
  );
};

/** The patients of somebody who no longer works here, and a link to hand them over. */
export const LeftPatients = ({ account }: { account: UserAccount }) => {
  const request = { query: { worker: account.username } };
  const { data } = useReading(taskCalls.countCaseload, request, { enabled: may('mayAssignPatients') });
  if (!data || data.count === 0) return null;
  const many = `${data.more ? 'more than ' : ''}${data.count} ${data.count === 1 ? 'patient' : 'patients'}`;
  return (
    <p role="status" className={styles.left}>
      {nameOf(account)} still has {many}. <Link to={caseloadScreen(account.username)}>Hand them over</Link>
    </p>
  );
};

type Props = {
  account: UserAccount;
  onClose: () => void;
  /** Called once access was ended, or given again. */
  onLeft: (hasLeft: boolean) => void;
  onLink: OnLink;
};

export const AccountPanel = ({ account, onClose, onLeft, onLink }: Props) => {
  const { state, role, lastSignIn } = account;
  const isInvited = role !== noRole && state === 'ACTIVE' && !lastSignIn;
  const isDisabled = state === 'DISABLED';
  return (
    <section className={styles.panel}>
      <StaffHeading
        title="Change access"
        heading={`Access of ${nameOf(account)}`}
        back={[screens.users, 'Back to staff accounts']}
      />
      <p>
        {account.email}
        <br />
        {roleLabels[role]}. {statusOf(account)}.
      </p>
      {isInvited && (
        <Section className={styles.change} id="invitation" title="Invitation">
          <p>They have not signed in yet.</p>
          <AccountActions account={account} offered={['invite', 'withdraw']} onDone={onClose} onLink={onLink} />
        </Section>
      )}
      {isWorking(account) && (
        <>
          <Section className={styles.change} id="number" title="Number for codes">
            <MobileForm account={account} onDone={onClose} />
          </Section>
          <Section className={styles.change} id="address" title="Sign-in address">
            <AddressForm account={account} onDone={onClose} />
          </Section>
          {roleMay(role, 'mayReadRecords') && (
            <Section className={styles.change} id="absences" title="When they are away">
              <Absences accountId={account.username} colleague={nameOf(account)} />
            </Section>
          )}
          <Section className={styles.change} id="languages" title="Languages">
            <LanguagesForm accountId={account.username} colleague={nameOf(account)} />
          </Section>
        </>
      )}
      <Section className={styles.change} id="role" title={isWorking(account) ? 'What they may do' : 'Give access'}>
        <GrantForm account={account} onDone={onClose} onCancel={onClose} onLink={onLink} />
      </Section>
      {isByService(account) && (
        <Section className={styles.change} id="services" title="Services they work in">
          <ServicesForm account={account} onDone={onClose} />
        </Section>
      )}
      {state === 'ACTIVE' && (
        <Section className={styles.change} id="lift" title="Kept out, or something lost">
          <AccountActions account={account} offered={['lift', 'forgetBrowsers', 'removeApp']} onDone={onClose} />
        </Section>
      )}
      <Section className={styles.change} id="leave" title={isDisabled ? 'Disabled account' : 'Remove access'}>
        {isDisabled && <LeftPatients account={account} />}
        <AccountActions
          account={account}
          offered={[...(role === noRole ? [] : (['revoke'] as const)), isDisabled ? 'enable' : 'disable']}
          onDone={(done) => onLeft(done !== 'enable')}
        />
      </Section>
    </section>
  );
};
