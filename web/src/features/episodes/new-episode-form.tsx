import type { Episode } from '../../../../shared/api/episode.ts';
import { records } from '../../../../shared/api/records.ts';
import { type ReferrerKind, referrerKindLabels, referrerKinds } from '../../../../shared/domain/referrer-kind.ts';
import { today } from '../../../../shared/domain/today.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { Field, TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { useCall } from '../../lib/query.ts';
import styles from './episodes.module.css';

type Props = { patientId: string; after: Episode; onDone: () => void };

const firstOf = ({ services: [first = ''] }: Episode): string => first;

/** A further episode of a person who returns: when and for what they were referred, and by whom. */
export const NewEpisodeForm = ({ patientId, after, onDone }: Props) => {
  const { mutateAsync } = useCall(records.startEpisode);
  const { status, errors, submit } = useChangeForm(async (value) => {
    const { message } = await mutateAsync({
      params: { patientId },
      body: {
        after: after.number,
        referredOn: value('referredOn'),
        service: value('service'),
        referrerKind: value('referrerKind') as ReferrerKind,
      },
    });
    return message;
  }, onDone);
  return (
    <form
      ref={focusFirstControl}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      aria-label="New episode"
    >
      <TextField
        name="referredOn"
        label="When they were referred this time"
        type="date"
        max={today()}
        defaultValue={today()}
        error={errors.referredOn}
      />
      <Field name="service" label="For which service" error={errors.service}>
        {(control) => (
          <select {...control} defaultValue={firstOf(after)}>
            <option value="">Not clear yet</option>
            {organisation.services.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="referrerKind" label="Who referred them" error={errors.referrerKind}>
        {(control) => (
          <select {...control} defaultValue="">
            <option value="">Please choose</option>
            {referrerKinds.map((kind) => (
              <option key={kind} value={kind}>
                {referrerKindLabels[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FormActions label="Open a new episode" status={status}>
        <button type="button" className="button quiet" onClick={onDone}>
          Cancel
        </button>
      </FormActions>
    </form>
  );
};
