import type { UserAccount } from '../../../../shared/api/users.ts';
import { describeNextStep } from '../../../../shared/domain/account-state.ts';
import { noRole, staffRoles } from '../../../../shared/domain/roles.ts';
import { TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { Choices } from '../../components/form-fields/choices.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { MobileField } from './mobile-field.tsx';
import { useGrant } from './queries.ts';
import { isWorking, nameOf, roleLabels, roleTexts } from './words.ts';

// The narrowest first.
const roles = staffRoles.toReversed().map((id) => ({ id, label: roleTexts[id] }));

type Props = { account: UserAccount | undefined; onDone: () => void; onCancel: () => void };

/** Gives a role and the number for codes, in one step; changes the role of somebody who has both. */
export const GrantForm = ({ account, onDone, onCancel }: Props) => {
  const { mutateAsync } = useGrant();
  const known = account && isWorking(account) ? account : undefined;
  const { status, errors, submit } = useChangeForm(async (value) => {
    const granted = await mutateAsync({
      email: account?.email ?? value('email'),
      firstName: value('firstName'),
      lastName: value('lastName'),
      role: value('role'),
      mobile: known?.mobile ?? value('mobile'),
    });
    return `${nameOf(granted)} is ${roleLabels[granted.role]} now. ${describeNextStep(granted)}`;
  }, onDone);

  return (
    <form method="post" noValidate onSubmit={submit}>
      {!account && (
        <>
          <TextField
            name="email"
            label="Email"
            error={errors.email}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
          />
          <TextField name="firstName" label="First name" error={errors.firstName} autoComplete="off" />
          <TextField name="lastName" label="Last name" error={errors.lastName} autoComplete="off" />
        </>
      )}
      <Choices
        name="role"
        label="Role"
        error={errors.role}
        type="radio"
        required
        choices={roles}
        value={account && account.role !== noRole ? [account.role] : []}
      />
      {!known && <MobileField account={account} error={errors.mobile} />}
      <FormActions label={known ? 'Save role' : 'Save access'} status={status}>
        {!known && (
          <button type="button" className="button quiet" onClick={onCancel}>
            Cancel
          </button>
        )}
      </FormActions>
    </form>
  );
};
