import { useState } from 'react';
import { serviceChoices } from '../../../../shared/organisation/services.ts';
import { worksInAll } from '../../../../shared/patients/record-access.ts';
import type { UserAccount } from '../../../../shared/users/calls.ts';
import type { useChangeForm } from '../../kernel/components/change-form.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';

const every = 'every';
const extents = [
  { id: every, label: 'All services, also those that come later' },
  { id: 'some', label: 'Only the services that I tick' },
];

type Props = { field: ReturnType<typeof useChangeForm>['field']; worksIn: UserAccount['worksIn'] | 'nothing-chosen' };

/** The services whose records somebody opens without giving a reason. */
export const ServicesFields = ({ field, worksIn }: Props) => {
  const isNew = worksIn === 'nothing-chosen';
  const [isEvery, setEvery] = useState(!isNew && (!worksIn || worksInAll(worksIn)));
  return (
    <>
      <div
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) setEvery(target.value === every);
        }}
      >
        <Choices
          {...field('extent')}
          label="Whose records they open"
          hint="Besides those of their own caseload. Any other record opens with a reason."
          type="radio"
          required
          choices={extents}
          value={[isEvery ? every : 'some']}
        />
      </div>
      {!isEvery && (
        <Choices
          {...field('services')}
          label="Services they work in"
          hint="With none ticked they open the records of their own caseload alone."
          type="checkbox"
          choices={serviceChoices()}
          value={isNew ? [] : (worksIn?.services ?? [])}
        />
      )}
    </>
  );
};

/** What the fields say, for the API. */
export const readServices = (value: (name: string) => string, chosen: (name: string) => string[]) =>
  value('extent') === every ? { every: true, services: [] } : { every: false, services: chosen('services') };
