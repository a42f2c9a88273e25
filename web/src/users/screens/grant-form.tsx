import { describeNextStep } from '../../../../shared/accounts/account-state.ts';
import { noRole, staffRoles } from '../../../../shared/kernel/roles.ts';
import { showMobile } from '../../../../shared/kernel/uk-mobile.ts';
import { type GrantInput, type UserAccount, userCalls } from '../../../../shared/users/calls.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { useCall } from '../../kernel/lib/query.ts';
import { isWorking, nameOf, roleLabels, roleTexts } from './words.ts';

// The narrowest first.
const roles = staffRoles.toReversed().map((id) => ({ id, label: roleTexts[id] }));

export const MobileField = ({ account, error }: { account: UserAccount | undefined; error: string | undefined }) => (
  <TextField
    name="mobile"
    label="UK mobile number"
    hint="Every sign-in needs a code that is texted to it."
    error={error}
    type="tel"
    autoComplete="off"
    defaultValue={account?.mobile ? showMobile(account.mobile) : ''}
  />
);

type Props = { account: UserAccount | undefined; onDone: () => void; onCancel: () => void };

/** Gives a role and the number for codes, in one step; changes the role of somebody who has both. */
export const GrantForm = ({ account, onDone, onCancel }: Props) => {
  const { mutateAsync } = useCall(userCalls.grantRole);
  const known = account && isWorking(account) ? account : undefined;
  const form = useChangeForm(async (value) => {
    const body = {
      email: account?.email ?? value('email'),
      firstName: value('firstName'),
      lastName: value('lastName'),
      role: value('role') as GrantInput['role'],
      mobile: known?.mobile ?? value('mobile'),
    };
    const granted = await mutateAsync({ body });
    return `${nameOf(granted)} is ${roleLabels[granted.role]} now. ${describeNextStep(granted)}`;
  }, onDone);

  return (
    <StaffFormFrame
      form={form}
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
