import type { UserAccount } from '../../../../shared/api/users.ts';
import { describeNextStep } from '../../../../shared/domain/account-state.ts';
import { noRole, staffRoles } from '../../../../shared/domain/roles.ts';
import { TextField } from '../../components/field.tsx';
import { Choices } from '../../components/form-fields/choices.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
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
  const form = useChangeForm(async (value) => {
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
    <StaffFormFrame
      form={form}
      method="post"
      onSubmit={form.submit}
      save={known ? 'Save role' : 'Save access'}
      onCancel={known ? undefined : onCancel}
    >
      {!account && (
        <>
          <TextField {...form.field('email')} label="Email" type="email" autoComplete="off" autoCapitalize="none" />
          <TextField {...form.field('firstName')} label="First name" autoComplete="off" />
          <TextField {...form.field('lastName')} label="Last name" autoComplete="off" />
        </>
      )}
      <Choices
        {...form.field('role')}
        label="Role"
        type="radio"
        required
        choices={roles}
        value={account && account.role !== noRole ? [account.role] : []}
      />
      {!known && <MobileField account={account} error={form.errors.mobile} />}
    </StaffFormFrame>
  );
};
