import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import styles from './modal.module.css';
import { Stitch } from './stitch.tsx';

type Props = {
  title: string;
  /** The id of the text that is read out after the title. */
  describedBy?: string;
  /** The element that takes the focus, if not the first control: its title, or a control of the dialog. */
  first?: 'title' | RefObject<HTMLElement | null>;
  isWide?: boolean;
  /** Called by Escape, and by the equivalent gesture. */
  onCancel: () => void;
  children: ReactNode;
};

/**
 * A modal dialog, shown as long as it is mounted. It is the browser's own, which keeps the focus inside and gives it
 * back. Its parts are laid out by `.actions`, `.detail` and `.problem` of the same styles.
 */
export const Modal = ({ title, describedBy, first, isWide = false, onCancel, children }: Props) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Closed while it is still mounted: that is when the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    (first === 'title' ? heading : first)?.current?.focus();
    return () => shown?.close();
  }, [first]);
  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      <Stitch drawn />
      {children}
    </dialog>
  );
};
