import type { UserAccount } from '../../../../shared/api/users.ts';
import { showMobile } from '../../../../shared/domain/uk-mobile.ts';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { MobileField } from './mobile-field.tsx';
import { useChangeMobile } from './queries.ts';
import { nameOf } from './words.ts';

type Props = { account: UserAccount; onDone: () => void };

/** A new number for codes, and nothing else. */
export const MobileForm = ({ account, onDone }: Props) => {
  const { mutateAsync } = useChangeMobile();
  const form = useChangeForm(async (value) => {
    const changed = await mutateAsync({ username: account.username, mobile: value('mobile') });
    return `Codes for ${nameOf(changed)} go to ${showMobile(changed.mobile)} now. They sign in again with one.`;
  }, onDone);
  return (
    <StaffFormFrame form={form} method="post" onSubmit={form.submit} save="Save number">
      <MobileField account={account} error={form.errors.mobile} />
    </StaffFormFrame>
  );
};
