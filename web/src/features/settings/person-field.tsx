import type { StaffUser } from '../../../../shared/api/record.ts';
import { Field } from '../../components/field.tsx';
import { nobody } from './settings-fields.ts';

type Props = {
  name: string;
  label: string;
  staff: readonly StaffUser[];
  value: string;
  error: string | undefined;
  onChange: (userId: string) => void;
};

/** Chooses a member of staff, or nobody. */
export const PersonField = ({ name, label, staff, value, error, onChange }: Props) => {
  const isGone = value !== '' && !staff.some(({ id }) => id === value);
  return (
    <Field name={name} label={label} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{nobody}</option>
          {isGone && <option value={value}>Somebody who has left</option>}
          {staff.map(({ id, firstName, lastName }) => (
            <option key={id} value={id}>
              {firstName} {lastName}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
