import { type ReactNode, useEffect, useRef } from 'react';
import { forms } from '#words/forms.ts';
import type { FieldErrors } from './error-summary.tsx';
import styles from './form-actions.module.css';

export type FormStatus =
  | { kind: 'waiting' }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; text: string; errors?: FieldErrors };

type Props = { label: ReactNode; id?: string | undefined; status: FormStatus | undefined; children?: ReactNode };

/** The button that sends a form, and the line with the outcome. */
export const FormActions = ({ label, id, status, children }: Props) => {
  const waiting = status?.kind === 'waiting';
  const actions = useRef<HTMLDivElement>(null);
  // The outcome may be out of sight: on a phone below the button, and where the form grew shorter above the window. Not
  // where the focus was led to a heading, such as that of two versions to choose from.
  useEffect(() => {
    const focused = document.activeElement;
    const isLed = focused?.matches('[tabindex="-1"]');
    const isHere = status?.kind === 'done' && actions.current?.contains(focused);
    if (isHere || (status?.kind === 'failed' && !isLed)) actions.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <div ref={actions} className={styles.actions}>
      <button type="submit" id={id} className="button" aria-disabled={waiting}>
        {label}
      </button>
      {children}
      <p className={styles.status} role="status" data-kind={status?.kind}>
        {waiting ? forms.wait : status?.kind === 'done' && status.text}
      </p>
      <p className={styles.status} role="alert" data-kind={status?.kind}>
        {status?.kind === 'failed' && status.text}
      </p>
    </div>
  );
};
