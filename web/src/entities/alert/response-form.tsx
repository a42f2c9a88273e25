import { type SyntheticEvent, useState } from 'react';
import * as z from 'zod';
import { alertResponse } from '../../../../shared/api/alert.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary, type FieldErrors } from '../../components/error-summary.tsx';
import { LongTextField, TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { firstErrors } from '../../lib/first-errors.ts';
import { useRespond } from '../result/queries.ts';
import styles from './alert-card.module.css';

type Props = { patientId: string; alertId: string; about: string };
const words = z.object({ name: z.string(), action: z.string() });

/** Who acted, and what was done. */
const OpenForm = ({ patientId, alertId, about }: Props) => {
  const [written, setWritten] = useState({ name: '', action: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const { mutateAsync, isPending, error } = useRespond();
  const announce = useAnnounce();
  const draft = useDraft({ form: 'alert-response', recordId: alertId, schema: words });
  // Several of these may stand on one page.
  const fieldOf = (name: 'name' | 'action') => `${name}-${alertId}`;

  const write = (change: Partial<typeof written>) => {
    const next = { ...written, ...change };
    setWritten(next);
    draft.keep(next);
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const parsed = alertResponse.safeParse(written);
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
    void draft.clear();
    announce(`What was done has been recorded: ${about}.`);
    // The form has gone with its alert.
    document.querySelector<HTMLElement>('h1')?.focus();
  };

  return (
    <form
      ref={focusFirstControl}
      noValidate
      className={styles.form}
      aria-label={`Response: ${about}`}
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <DraftOffer draft={draft} what="response" onTake={setWritten} />
      <TextField
        name={fieldOf('name')}
        label="Who acted"
        autoComplete="off"
        value={written.name}
        error={errors[fieldOf('name')]}
        onChange={({ target }) => write({ name: target.value })}
      />
      <LongTextField
        name={fieldOf('action')}
        label="What was done"
        rows={4}
        value={written.action}
        error={errors[fieldOf('action')]}
        onChange={({ target }) => write({ action: target.value })}
      />
      <FormActions
        label="Save what was done"
        status={isPending ? { kind: 'waiting' } : error ? { kind: 'failed', text: error.message } : undefined}
      />
    </form>
  );
};

/** The one way to close an alert. */
export const ResponseForm = (props: Props) => {
  const [open, setOpen] = useState(false);
  if (open) return <OpenForm {...props} />;
  return (
    <button type="button" className={`button ${styles.open}`} onClick={() => setOpen(true)}>
      Record what was done<span className="visually-hidden"> about {props.about}</span>
    </button>
  );
};
