import { useState } from 'react';
import type { UserAccount } from '../../../../shared/api/users.ts';
import { noRole } from '../../../../shared/domain/roles.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { type ChangeName, useChangeAccount } from './queries.ts';
import styles from './users.module.css';
import { nameOf } from './words.ts';

const asked: Readonly<Record<ChangeName, { button: string; title: string; text: string; done: string }>> = {
  revoke: {
    button: 'Take access away',
    title: 'Confirm that you want to take this access away.',
    text: 'They are signed out at once and can no longer open the staff area. What they did stays in the audit log.',
    done: 'has no access any more.',
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
};

/** What ends somebody's access, or gives it back; always after a question. */
export const LeaveActions = ({ account, onDone }: { account: UserAccount; onDone: () => void }) => {
  const { mutateAsync } = useChangeAccount();
  const [asking, setAsking] = useState<ChangeName>();
  const offered: ChangeName[] = [
    ...(account.role === noRole ? [] : (['revoke'] as const)),
    account.state === 'DISABLED' ? 'enable' : 'disable',
  ];
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
