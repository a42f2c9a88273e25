import type { NamedRestriction } from '../../../../shared/privacy/named-restriction.ts';
import { restrictionFields } from '../../../../shared/privacy/restriction-input.ts';
import type { useChangeForm } from '../../kernel/components/change-form.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { useColleagues } from '../../tasks/parts/queries.ts';

type Props = Pick<ReturnType<typeof useChangeForm>, 'field'> & {
  restrictedTo: NamedRestriction | undefined;
  hint: string;
  /** Staff who cannot be chosen. */
  without?: ReadonlySet<string>;
};

/** To whom a record, or a part of it, is restricted, and why. */
export const RestrictionFields = ({ field, restrictedTo, hint, without }: Props) => {
  const colleagues = useColleagues();
  return (
    <>
      <Loaded from={colleagues}>
        {({ content }) => (
          <Choices
            {...field('userIds')}
            label="Who opens it without a reason"
            hint={hint}
            type="checkbox"
            choices={content.filter(({ id }) => !without?.has(id)).map((one) => ({ id: one.id, label: fullName(one) }))}
            value={restrictedTo?.users.map(({ id }) => id) ?? []}
          />
        )}
      </Loaded>
      <LongTextField {...field('why', restrictionFields.why)} label="Why" rows={2} />
    </>
  );
};
