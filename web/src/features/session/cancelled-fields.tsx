import { cancellationInput } from '../../../../shared/api/appointment.ts';
import { cancellers, notices } from '../../../../shared/domain/appointments.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { Field, TextField } from '../../components/field.tsx';
import { cancellerLabels, noticeLabels } from '../../entities/appointment/words.ts';
import { longest } from '../../lib/forms/longest.ts';
import styles from './session.module.css';

type Props = {
  values: Record<string, string>;
  errors: FieldErrors;
  onChange: (change: Record<string, string>) => void;
};

/** Who cancelled a session, how long before, and why. */
export const CancelledFields = ({ values, errors, onChange }: Props) => (
  <div className={styles.cancelled}>
    <Field name="cancelledBy" label="Who cancelled?" error={errors.cancelledBy}>
      {(control) => (
        <select
          {...control}
          value={values.cancelledBy}
          onChange={({ target }) => onChange({ cancelledBy: target.value })}
        >
          {cancellers.map((one) => (
            <option key={one} value={one}>
              {cancellerLabels[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Field name="notice" label="How long before?" error={errors.notice}>
      {(control) => (
        <select {...control} value={values.notice} onChange={({ target }) => onChange({ notice: target.value })}>
          <option value="">Please choose</option>
          {notices.map((one) => (
            <option key={one} value={one}>
              {noticeLabels[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
    <TextField
      name="reason"
      label="Why?"
      maxLength={longest(cancellationInput.shape.reason)}
      value={values.reason}
      error={errors.reason}
      onChange={({ target }) => onChange({ reason: target.value })}
    />
  </div>
);
