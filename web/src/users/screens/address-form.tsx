import { type UserAccount, userCalls } from '../../../../shared/users/calls.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { useCall } from '../../kernel/lib/query.ts';
import { nameOf } from './words.ts';

/** Gives somebody another address to sign in with. */
export const AddressForm = ({ account, onDone }: { account: UserAccount; onDone: () => void }) => {
  const { mutateAsync } = useCall(userCalls.changeAddress);
  const form = useChangeForm(async (value) => {
    const { username } = account;
    const changed = await mutateAsync({ params: { username }, body: { email: value('email') } });
    return `${nameOf(changed)} signs in with ${changed.email} now. Please tell them, by a way that you trust.`;
  }, onDone);
  return (
    <StaffFormFrame form={form} onSubmit={form.submit} save="Save address">
      <p>
        For the day on which others use up the tries at an address that they know. Choose one that reaches the same
        person and that nobody outside knows. Their password and their number stay; they sign in again.
      </p>
      <TextField
        {...form.field('email')}
        label="Address to sign in with"
        type="email"
        autoComplete="off"
        defaultValue={account.email}
      />
    </StaffFormFrame>
  );
};
