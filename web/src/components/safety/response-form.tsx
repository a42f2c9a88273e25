import { type SyntheticEvent, useState } from 'react';
import { alertResponse } from '../../../../shared/api/alert.ts';
import { firstErrors } from '../../lib/first-errors.ts';
import { useRespond } from '../../lib/questionnaires/queries.ts';
import { useAnnounce } from '../announcer.tsx';
import { ErrorSummary, type FieldErrors } from '../error-summary.tsx';
import { LongTextField, TextField } from '../field.tsx';
import { FormActions } from '../form-actions.tsx';
import styles from './alert-card.module.css';

type Props = { patientId: string; alertId: string; about: string };

/** The one way to close an alert: who acted, and what was done. */
export const ResponseForm = ({ patientId, alertId, about }: Props) => {
  const [open, setOpen] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const { mutateAsync, isPending, error } = useRespond();
  const announce = useAnnounce();
  // Several of these may stand on one page.
  const fieldOf = (name: 'name' | 'action') => `${name}-${alertId}`;

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const written = new FormData(event.currentTarget);
    const words = { name: written.get(fieldOf('name')), action: written.get(fieldOf('action')) };
    const parsed = alertResponse.safeParse(words);
    setAttempt(attempt + 1);
    if (!parsed.success) {
      const wrong = firstErrors(parsed.error.issues, ['name', 'action']);
      return setErrors(Object.fromEntries(Object.entries(wrong).map(([name, text]) => [`${name}-${alertId}`, text])));
    }
    setErrors({});
    try {
      await mutateAsync({ referralId: patientId, alertId, body: parsed.data });
    } catch {
      return; // shown as `error`, with what was written still there
    }
    announce(`What was done has been recorded: ${about}.`);
  };

  if (!open) {
    return (
      <button type="button" className={`button ${styles.open}`} onClick={() => setOpen(true)}>
        Record what was done<span className="visually-hidden"> about {about}</span>
      </button>
    );
  }
  return (
    <form noValidate className={styles.form} aria-label={`Response: ${about}`} onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField name={fieldOf('name')} label="Who acted" autoComplete="name" error={errors[fieldOf('name')]} />
      <LongTextField name={fieldOf('action')} label="What was done" rows={4} error={errors[fieldOf('action')]} />
      <FormActions
        label="Save what was done"
        status={isPending ? { kind: 'waiting' } : error ? { kind: 'failed', text: error.message } : undefined}
      />
    </form>
  );
};
