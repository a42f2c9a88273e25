import type { StaffUser } from '../../../../shared/api/record.ts';
import { SelectField } from '../../components/select-field.tsx';
import { fullName } from '../../lib/full-name.ts';
import { nobody } from './settings-fields.ts';

type Props = {
  name: string;
  label: string;
  staff: readonly StaffUser[];
  value: string;
  error: string | undefined;
  onChoose: (userId: string) => void;
};

/** Chooses a member of staff, or nobody. */
export const PersonField = ({ staff, value, ...field }: Props) => {
  const isGone = value !== '' && !staff.some(({ id }) => id === value);
  return (
    <SelectField
      {...field}
      value={value}
      choices={[
        ['', nobody],
        ...(isGone ? [[value, 'Somebody who has left'] as const] : []),
        ...staff.map((one) => [one.id, fullName(one)] as const),
      ]}
    />
  );
};
