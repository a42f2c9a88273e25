import { type SyntheticEvent, useRef, useState } from 'react';
import type { UserAccount } from '../../../../shared/api/users.ts';
import { noRole } from '../../../../shared/domain/roles.ts';
import { showMobile } from '../../../../shared/domain/uk-mobile.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { TextField } from '../../components/field.tsx';
import { FormActions, type FormStatus } from '../../components/form-actions.tsx';
import { Choices } from '../../components/form-fields/choices.tsx';
import { useGrant } from './queries.ts';
import { nameOf, roleLabels } from './words.ts';

const roles = [
  { id: 'ROLE_STAFF', label: 'Staff: messages, referrals and all records' },
  { id: 'ROLE_ADMIN', label: 'Admin: the same, and accounts, assigning patients and the trail' },
];

type Props = { account: UserAccount | undefined; onDone: () => void; onCancel: () => void };

/** Gives a role and the number that codes are texted to, in one step. */
export const GrantForm = ({ account, onDone, onCancel }: Props) => {
  const announce = useAnnounce();
  const { mutateAsync } = useGrant();
  const [status, setStatus] = useState<FormStatus>();
  const busy = useRef(false);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const form = new FormData(event.currentTarget);
    const value = (name: string) => String(form.get(name) ?? '').trim();
    busy.current = true;
    setStatus({ kind: 'waiting' });
    try {
      const granted = await mutateAsync({
        email: account?.email ?? value('email'),
        firstName: value('firstName'),
        lastName: value('lastName'),
        role: value('role'),
        mobile: value('mobile'),
      });
      const next = granted.made
        ? 'Ask them to choose a password with "Forgotten your password?".'
        : 'They sign in again with a texted code.';
      announce(`${nameOf(granted)} is ${roleLabels[granted.role]} now. ${next}`);
      onDone();
    } catch (problem) {
      setStatus({ kind: 'failed', text: problem instanceof Error ? problem.message : String(problem) });
    }
    busy.current = false;
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      {!account && (
        <>
          <TextField name="email" label="Email" type="email" autoComplete="off" autoCapitalize="none" />
          <TextField name="firstName" label="First name" autoComplete="off" />
          <TextField name="lastName" label="Last name" autoComplete="off" />
        </>
      )}
      <Choices
        name="role"
        label="Role"
        type="radio"
        choices={roles}
        value={account && account.role !== noRole ? [account.role] : []}
      />
      <TextField
        name="mobile"
        label="UK mobile number"
        hint="Every sign-in needs a code that is texted to it."
        type="tel"
        autoComplete="off"
        defaultValue={account?.mobile ? showMobile(account.mobile) : ''}
      />
      <FormActions label="Save access" status={status}>
        <button type="button" className="button quiet" onClick={onCancel}>
          Cancel
        </button>
      </FormActions>
    </form>
  );
};
