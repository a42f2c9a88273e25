import type { ComponentProps } from 'react';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { fullName } from '../../kernel/lib/format.ts';

type Props = Omit<ComponentProps<typeof SelectField<string>>, 'choices'> & {
  colleagues: readonly StaffUser[];
  /** Who is chosen already, and may have left: they stay a choice. */
  chosenBefore?: StaffUser | undefined;
  /** The text of no choice, where there may be none. */
  blank?: string;
};

export const ColleagueField = ({ colleagues, chosenBefore, blank, ...field }: Props) => {
  const hasLeft = chosenBefore && !colleagues.some(({ id }) => id === chosenBefore.id);
  return (
    <SelectField
      {...field}
      choices={[
        ...(blank ? [['', blank] as const] : []),
        ...[...(hasLeft ? [chosenBefore] : []), ...colleagues].map((one) => [one.id, fullName(one)] as const),
      ]}
    />
  );
};
