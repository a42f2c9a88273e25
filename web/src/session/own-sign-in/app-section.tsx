import { useState } from 'react';
import { type OwnSignIn, sessionCalls } from '../../../../shared/session/calls.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { AddApp } from './add-app.tsx';
import styles from './own-sign-in.module.css';

/** The source of the codes: a text, or an app that the owner has chosen. */
export const AppSection = ({ signIn: { hasApp, mobileEnd } }: { signIn: OwnSignIn }) => {
  const { mutateAsync: remove } = useCall(sessionCalls.removeApp);
  const { isOpen: isAdding, open: startAdding, close: endAdding, opener } = useDisclosure();
  const [isRemoving, setRemoving] = useState(false);
  if (isAdding) return <AddApp onClose={endAdding} />;
  return (
    <section className={styles.part} aria-labelledby="codes">
      <h2 id="codes">Where your codes come from</h2>
      {hasApp ? (
        <p>From your authenticator app. No text is sent to you.</p>
      ) : (
        <p>
          We text them to your mobile number{mobileEnd && ` that ends in ${mobileEnd}`}. An authenticator app on your
          phone shows codes without a text, also where there is no signal.
        </p>
      )}
      <div className={styles.actions}>
        <ActionButton ref={opener} onClick={startAdding}>
          {hasApp ? 'Change to another app or phone' : 'Use an authenticator app'}
        </ActionButton>
        {hasApp && <ActionButton onClick={() => setRemoving(true)}>Stop using the app</ActionButton>}
      </div>
      {isRemoving && (
        <ConfirmDialog
          title="Confirm that you want to stop using the app."
          text="From now on your codes are texted to you."
          detail={mobileEnd ? `Your number ends in ${mobileEnd}` : 'Your authenticator app'}
          act={() => remove({})}
          done="Your codes are texted to you now."
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  );
};
