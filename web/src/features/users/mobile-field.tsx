import type { UserAccount } from '../../../../shared/api/users.ts';
import { showMobile } from '../../../../shared/domain/uk-mobile.ts';
import { TextField } from '../../components/field.tsx';

type Props = { account: UserAccount | undefined; error: string | undefined };

export const MobileField = ({ account, error }: Props) => (
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
