import type { StaffUser } from '../../../../shared/api/record.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { TextField } from '../../components/field.tsx';
import { PersonField } from './person-field.tsx';
import { RowList } from './row-list.tsx';
import type { Dates } from './settings-fields.ts';

type Props = {
  name: string;
  value: readonly Dates[];
  staff: readonly StaffUser[];
  errors: FieldErrors;
  onChoose: (dates: Dates[]) => void;
};

/** Days on which somebody other than on the usual weekday is duty lead. */
export const RotaDates = ({ staff, name, value, errors, onChoose }: Props) => (
  <RowList
    {...{ name, value, errors, onChoose }}
    legend="On other days"
    hint="Holidays and swaps: these days come before the weekdays above."
    rowName="Other days"
    // Every field is controlled, and rows have nothing else of their own.
    keyOf={(_, index) => index}
    blank={() => ({ from: '', to: '', userId: '' })}
    first="from"
    add="Add other days"
  >
    {({ field, choice }) => (
      <>
        <TextField {...field('from')} label="From" type="date" />
        <TextField {...field('to')} label="Until and including" type="date" />
        <PersonField {...choice('userId')} label="Duty lead" staff={staff} />
      </>
    )}
  </RowList>
);
