import { type SyntheticEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { alertResponse } from '../../../../shared/api/alert.ts';
import { questionnaires } from '../../../../shared/api/questionnaires.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { CancelButton } from '../../components/cancel-button.tsx';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { LongTextField, TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { longest } from '../../lib/forms/longest.ts';
import { refreshed } from '../../lib/refresh.ts';
import styles from './alert-card.module.css';

type Props = { patientId: string; alertId: string; about: string };

/** What a draft of a response holds. */
export const responseDraft = z.object({ name: z.string(), action: z.string() });
const blank = { version: 0, values: { name: '', action: '' } };
const order = ['name', 'action'];

/** Who acted, and what was done. */
const OpenForm = ({ patientId, alertId, about, onDone }: Props & { onDone: () => void }) => {
  const announce = useAnnounce();
  const form = useStaffForm({
    place: { form: 'alert-response', recordId: alertId, patientId },
    schema: responseDraft,
    saved: blank,
  });
  const { errors, values } = form;
  // Several of these may stand on one page.
  const controlOf = (field: string) => `${field}-${alertId}`;

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const saved = await form.submit({
      check: (written) => checkFields(alertResponse, written, controlOf, order),
      send: (written) => send(questionnaires.respondToAlert, { params: { patientId, alertId }, body: written.values }),
      done: (answer) => (answer.status === 200 ? { value: true } : undefined),
      control: controlOf,
    });
    if (!saved) return;
    await refreshed();
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
      <ErrorSummary errors={errors} attempt={form.attempt} />
      <DraftOffer form={form} what="response" />
      <TextField
        name={controlOf('name')}
        label="Who acted"
        autoComplete="off"
        maxLength={longest(alertResponse.shape.name)}
        value={values.name}
        error={errors[controlOf('name')]}
        onChange={({ target }) => form.write({ name: target.value })}
      />
      <LongTextField
        name={controlOf('action')}
        label="What was done"
        rows={4}
        maxLength={longest(alertResponse.shape.action)}
        value={values.action}
        error={errors[controlOf('action')]}
        onChange={({ target }) => form.write({ action: target.value })}
      />
      <FormActions label="Save what was done" status={form.status}>
        <CancelButton form={form} what={`Response: ${about}`} onClose={onDone} />
      </FormActions>
    </form>
  );
};

/** The alert whose response an address asks to go on with. */
export const useAskedResponse = (): string | null => useSearchParams()[0].get('respond');

/** The one way to close an alert. */
export const ResponseForm = (props: Props) => {
  const [open, setOpen] = useState(useAskedResponse() === props.alertId);
  if (open) return <OpenForm {...props} onDone={() => setOpen(false)} />;
  return (
    <button type="button" className={`button ${styles.open}`} onClick={() => setOpen(true)}>
      Record what was done<span className="visually-hidden"> about {props.about}</span>
    </button>
  );
};
