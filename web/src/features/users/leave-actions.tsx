import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UserAccount } from '../../../../shared/api/users.ts';
import { noRole } from '../../../../shared/domain/roles.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { type ChangeName, useChangeAccount } from './queries.ts';
import styles from './users.module.css';
import { nameOf } from './words.ts';

const asked: Readonly<Record<ChangeName, { button: string; title: string; text: string; done: string }>> = {
  revoke: {
    button: 'Take access away',
    title: 'Confirm that you want to take this access away.',
    text: 'They are signed out at once and can no longer open the staff area. What they did stays on the trail.',
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
  const announce = useAnnounce();
  const { mutateAsync, isPending, error, reset } = useChangeAccount();
  const [asking, setAsking] = useState<ChangeName>();
  const offered: ChangeName[] = [
    ...(account.role === noRole ? [] : (['revoke'] as const)),
    account.state === 'DISABLED' ? 'enable' : 'disable',
  ];
  const confirm = async (name: ChangeName) => {
    try {
      await mutateAsync({ name, username: account.username });
    } catch {
      return; // shown as `error`
    }
    flushSync(() => setAsking(undefined));
    announce(`${nameOf(account)} ${asked[name].done}`);
    onDone();
  };
  return (
    <div className={styles.leave}>
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          className="button quiet"
          onClick={() => {
            reset();
            setAsking(name);
          }}
        >
          {asked[name].button}
        </button>
      ))}
      {asking && (
        <ConfirmDialog
          title={asked[asking].title}
          text={asked[asking].text}
          detail={nameOf(account)}
          waiting={isPending}
          problem={error?.message}
          onConfirm={() => void confirm(asking)}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </div>
  );
};
