import { useEffect, useState } from 'react';
import { sessionCalls } from '../../../../shared/session/calls.ts';
import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import dialogStyles from '../../kernel/components/modal.module.css';
import { Modal } from '../../kernel/components/modal.tsx';
import { send } from '../../kernel/lib/api-client.ts';
import { type IdleState, staySignedIn, watchIdle } from './idle-watch.ts';
import { signInAgain, signOut } from './session.ts';

const describeTime = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [minutes > 0 && `${minutes} minute${minutes > 1 ? 's' : ''}`, rest > 0 && `${rest} seconds`];
  return parts.filter(Boolean).join(' ') || 'a moment';
};

const WarningDialog = ({ left }: { left: number }) => (
  <Modal title="Are you still there?" describedBy="idle-text" onCancel={staySignedIn}>
    <p id="idle-text">
      To keep records private you will soon be signed out. What you have typed is kept and offered back to you.
    </p>
    <p role="timer">Signing out in {describeTime(left)}.</p>
    <div className={dialogStyles.actions}>
      <MainButton label="Stay signed in" onClick={staySignedIn} />
      <QuietButton label="Sign out" onClick={() => void signOut()} />
    </div>
  </Modal>
);

/** Warns before an idle session ends, and ends it. */
export const IdleWarning = () => {
  const [state, setState] = useState<IdleState>();
  useEffect(
    () =>
      watchIdle({
        extend: () => void send(sessionCalls.extendSession, {}),
        show: setState,
        end: () => void signOut(signInAgain('idle')),
      }),
    [],
  );
  return state && <WarningDialog left={state.left} />;
};
