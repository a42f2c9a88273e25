import type { NamedRestriction } from '../../../../shared/privacy/named-restriction.ts';
import { restrictionFields } from '../../../../shared/privacy/restriction-input.ts';
import type { useChangeForm } from '../../kernel/components/change-form.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { useWorkers } from '../../patients/parts/queries.ts';

type Props = Pick<ReturnType<typeof useChangeForm>, 'field'> & {
  restrictedTo: NamedRestriction | undefined;
  hint: string;
  /** Staff who cannot be chosen. */
  without?: ReadonlySet<string>;
};

/** To whom a record, or a part of it, is restricted, and why. */
export const RestrictionFields = ({ field, restrictedTo, hint, without }: Props) => {
  const { data: staff = [] } = useWorkers();
  const choices = staff.filter(({ id }) => !without?.has(id)).map((one) => ({ id: one.id, label: fullName(one) }));
  return (
    <>
      <Choices
        {...field('userIds')}
        label="Who opens it without a reason"
        hint={hint}
        type="checkbox"
        choices={choices}
        value={restrictedTo?.users.map(({ id }) => id) ?? []}
      />
      <LongTextField {...field('why', restrictionFields.why)} label="Why" rows={2} />
    </>
  );
};
