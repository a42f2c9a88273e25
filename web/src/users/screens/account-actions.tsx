import { useState } from 'react';
import { type UserAccount, userCalls } from '../../../../shared/users/calls.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { fetchBody } from '../../kernel/lib/query.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import styles from './users.module.css';
import { nameOf } from './words.ts';

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
  removeApp: {
    call: userCalls.removeAppOf,
    button: 'Remove their authenticator app',
    title: 'Confirm that you want their authenticator app removed.',
    text: 'Their codes are texted to their number again. Do it when the phone with the app is lost, and only for somebody whose voice you know.',
    done: 'is texted codes again.',
  },
} as const;
type ChangeName = keyof typeof asked;

type Props = { account: UserAccount; offered: readonly ChangeName[]; onDone: () => void };

export const AccountActions = ({ account, offered, onDone }: Props) => {
  const [asking, setAsking] = useState<ChangeName>();
  const { username } = account;
  return (
    <div className={styles.leave}>
      {offered.map((name) => (
        <ActionButton key={name} onClick={() => setAsking(name)}>
          {asked[name].button}
        </ActionButton>
      ))}
      {asking && (
        <ConfirmDialog
          title={asked[asking].title}
          text={asked[asking].text}
          detail={nameOf(account)}
          act={() => fetchBody(asked[asking].call, { params: { username } }).then(refreshed)}
          done={`${nameOf(account)} ${asked[asking].done}`}
          onClose={() => setAsking(undefined)}
          onDone={onDone}
        />
      )}
    </div>
  );
};
