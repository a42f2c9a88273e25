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
  const failure = useRef<HTMLParagraphElement>(null);
  // On a phone the button may be the last thing in sight, and the reason below it would not be seen. Not where the focus
  // was led to a heading, such as that of two versions to choose from.
  useEffect(() => {
    const isLed = document.activeElement?.matches('[tabindex="-1"]');
    if (status?.kind === 'failed' && !isLed) failure.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <div className={styles.actions}>
      <button type="submit" id={id} className="button" aria-disabled={waiting}>
        {label}
      </button>
      {children}
      <p className={styles.status} role="status" data-kind={status?.kind}>
        {waiting ? forms.wait : status?.kind === 'done' && status.text}
      </p>
      <p ref={failure} className={styles.status} role="alert" data-kind={status?.kind}>
        {status?.kind === 'failed' && status.text}
      </p>
    </div>
  );
};
