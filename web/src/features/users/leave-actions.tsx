import { useState } from 'react';
import type { UserAccount } from '../../../../shared/api/users.ts';
import { noRole } from '../../../../shared/domain/roles.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { type ChangeName, useChangeAccount } from './queries.ts';
import styles from './users.module.css';
import { nameOf } from './words.ts';

const asked: Readonly<Record<ChangeName, { button: string; title: string; text: string; done: string }>> = {
  revoke: {
    button: 'Remove role',
    title: 'Confirm that you want to remove this role.',
    text: 'They are signed out at once and can no longer open the staff area. Their past activity stays in the audit log.',
    done: 'no longer has access.',
  },
  disable: {
    button: 'Disable account',
    title: 'Confirm that you want to disable this account.',
    text: 'They are signed out at once and cannot sign in until the account is enabled again.',
    done: 'is disabled.',
  },
  enable: {
    button: 'Enable account',
    title: 'Confirm that you want to enable this account.',
    text: 'They can sign in again, with the role they have.',
    done: 'is enabled.',
  },
  lift: {
    button: 'Lift the limit on codes',
    title: 'Confirm that you want to lift this limit.',
    text: 'They can be sent codes and try again at once. Nobody is signed out. Do it when somebody is kept out by what others tried in their name.',
    done: 'can be sent codes again.',
  },
  forgetBrowsers: {
    button: 'Forget their browsers',
    title: 'Confirm that you want their browsers forgotten.',
    text: 'They are asked for a code wherever they sign in next, and are signed out where they had a browser remembered. Do it when a phone or a computer is lost.',
    done: 'is asked for a code again in every browser.',
  },
  removeApp: {
    button: 'Remove their authenticator app',
    title: 'Confirm that you want their authenticator app removed.',
    text: 'Their codes are texted to their number again. Do it when the phone with the app is lost, and only for somebody whose voice you know.',
    done: 'is texted codes again.',
  },
};

type Props = { account: UserAccount; onDone: () => void };

/** The actions that end somebody's access, or give it back; always after a confirmation. */
export const LeaveActions = ({ account, onDone }: Props) => {
  const offered: ChangeName[] = [
    ...(account.role === noRole ? [] : (['revoke'] as const)),
    account.state === 'DISABLED' ? 'enable' : 'disable',
  ];
  return <AskedActions account={account} offered={offered} onDone={onDone} />;
};

/** The actions for somebody who cannot sign in, or who has lost a second factor. */
export const LiftAction = ({ account, onDone }: Props) => (
  <AskedActions account={account} offered={['lift', 'forgetBrowsers', 'removeApp']} onDone={onDone} />
);

/** Buttons for changes of one account, each with its confirmation. */
const AskedActions = ({ account, offered, onDone }: Props & { offered: readonly ChangeName[] }) => {
  const { mutateAsync } = useChangeAccount();
  const [asking, setAsking] = useState<ChangeName>();
  return (
    <div className={styles.leave}>
      {offered.map((name) => (
        <button key={name} type="button" className="button quiet" onClick={() => setAsking(name)}>
          {asked[name].button}
        </button>
      ))}
      {asking && (
        <ConfirmDialog
          title={asked[asking].title}
          text={asked[asking].text}
          detail={nameOf(account)}
          act={() => mutateAsync({ name: asking, username: account.username })}
          done={`${nameOf(account)} ${asked[asking].done}`}
          onClose={() => setAsking(undefined)}
          onDone={onDone}
        />
      )}
    </div>
  );
};
