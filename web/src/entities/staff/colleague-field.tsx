import type { StaffUser } from '../../../../shared/api/record.ts';
import { Field } from '../../components/field.tsx';
import { fullName } from '../../lib/full-name.ts';

type Props = {
  name: string;
  label: string;
  error: string | undefined;
  colleagues: readonly StaffUser[];
  /** Who is chosen already, and may have left: they stay a choice. */
  chosenBefore?: StaffUser | undefined;
  /** The text of no choice, where there may be none. */
  blank?: string;
  value: string | undefined;
  onChoose: (id: string) => void;
};

/** A choice of one member of staff. */
export const ColleagueField = ({ name, label, error, colleagues, chosenBefore, blank, value, onChoose }: Props) => {
  const hasLeft = chosenBefore && !colleagues.some(({ id }) => id === chosenBefore.id);
  return (
    <Field name={name} label={label} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          {blank && <option value="">{blank}</option>}
          {[...(hasLeft ? [chosenBefore] : []), ...colleagues].map((one) => (
            <option key={one.id} value={one.id}>
              {fullName(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
