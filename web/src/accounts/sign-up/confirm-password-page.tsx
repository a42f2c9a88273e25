import { useNavigate } from 'react-router-dom';
import { accountCalls } from '../../../../shared/accounts/calls.ts';
import {
  AccountForm,
  AccountPage,
  CodeField,
  NewPasswordField,
  readCode,
  resent,
} from '../../kernel/components/account-page.tsx';
import { useForm } from '../../kernel/components/use-form.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { screens, signInAfter } from '../../kernel/lib/paths.ts';
import { readRememberedEmail } from '../../kernel/session/remembered-email.ts';
import { missingEmail, throwFailure } from './pending-sign-up.ts';

export const Component = () => {
  const navigate = useNavigate();
  const form = useForm(async (values) => {
    const email = readRememberedEmail();
    if (!email) return missingEmail;
    const body = { email, code: readCode(values('code')), password: values('password') };
    throwFailure(await send(accountCalls.updatePassword, { body }));
    localStorage.clear();
    await navigate(signInAfter('new'), { replace: true });
    return undefined;
  });
  const resend = async () => {
    const email = readRememberedEmail();
    if (!email) return missingEmail;
    throwFailure(await send(accountCalls.confirmEmail, { body: { email } }));
    return resent;
  };
  const email = readRememberedEmail();
  return (
    <AccountPage
      title="Choose a new password"
      description="Where a member of staff chooses a new password, with a code sent by email."
      path={screens.confirmPassword}
      status={form.status}
    >
      <p>
        If {email ? <strong>{email}</strong> : 'your email address'} has an account, we have sent a code to it. It can
        take a few minutes.
      </p>
      <AccountForm form={form} save="Change password" onResend={resend}>
        <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <CodeField {...form.field('code')} hint="6 digits, in the email" />
        <NewPasswordField {...form.field('password')} label="New password" />
      </AccountForm>
    </AccountPage>
  );
};
