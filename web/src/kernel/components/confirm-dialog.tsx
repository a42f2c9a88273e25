import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from './announcer.tsx';
import { MainButton, QuietButton } from './buttons.tsx';
import styles from './modal.module.css';
import { Modal } from './modal.tsx';
import { WaitingFor } from './waiting.tsx';

const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();

type Props = {
  title: string;
  text: string;
  /** The subject, in a few words. */
  detail: string;
  /** The action after confirming; a failure is shown, and can be tried again. */
  act: () => Promise<unknown>;
  /** The announcement when it has been done. */
  done: string;
  /** The labels of the two buttons. */
  confirm?: string;
  cancel?: string;
  /** Further text before it is done. */
  children?: ReactNode;
  /** The way to do first what the refusal asks for. */
  remedy?: (error: Error) => ReactNode;
  onClose: () => void;
  onDone?: (() => void) | undefined;
};

/** Asks before an action that cannot be undone, does it and announces it. */
export const ConfirmDialog = (props: Props) => {
  const { title, text, detail, act, done, confirm = 'Confirm', cancel: back = 'Cancel', onClose } = props;
  const { onDone = focusHeading, remedy, children } = props;
  const announce = useAnnounce();
  const {
    mutate,
    isPending: waiting,
    error,
  } = useMutation({
    // The words of the question: the screen may have changed by the time it is done.
    mutationFn: (_message: string) => act(),
    onSuccess: (_, message) => {
      // Closed before the focus moves: nothing behind an open dialog can take it.
      flushSync(onClose);
      announce(message);
      onDone();
    },
  });
  // The cancel button takes the focus: a key held a moment too long would press the button of the action.
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <Modal title={title} describedBy={id} first={cancel} onCancel={() => waiting || onClose()}>
      <p id={id}>{text}</p>
      <p className={styles.detail}>{detail}</p>
      {children}
      <p role="alert" className={styles.problem}>
        {error?.message}
      </p>
      {error && remedy?.(error)}
      <div className={styles.actions}>
        <MainButton label={confirm} isOff={waiting} onClick={() => mutate(done)} />
        <QuietButton ref={cancel} label={back} isOff={waiting} onClick={onClose} />
        <WaitingFor during={waiting} />
      </div>
    </Modal>
  );
};
