import { useNavigate } from 'react-router-dom';
import { accounts } from '../../../../shared/api/accounts.ts';
import { AccountPage } from '../../components/account-page.tsx';
import { CodeField, readCode } from '../../components/code-field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { ResendCode, resent } from '../../components/resend-code.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useForm } from '../../components/use-form.ts';
import { send } from '../../lib/api-client.ts';
import { screens, signInAfter } from '../../lib/paths.ts';
import { readRememberedEmail } from '../../lib/session/remembered-email.ts';
import { missingEmail, throwFailure } from './pending-sign-up.ts';

export const Component = () => {
  const navigate = useNavigate();
  const form = useForm(async (values) => {
    const email = readRememberedEmail();
    if (!email) return missingEmail;
    const body = { email, code: readCode(values('code')), password: values('password') };
    throwFailure(await send(accounts.updatePassword, { body }));
    localStorage.clear();
    await navigate(signInAfter('new'), { replace: true });
    return undefined;
  });
  const resend = () =>
    form.run(async () => {
      const email = readRememberedEmail();
      if (!email) return missingEmail;
      throwFailure(await send(accounts.confirmEmail, { body: { email } }));
      return resent;
    });
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
      <StaffFormFrame
        form={form}
        method="post"
        onSubmit={form.submit}
        save="Change password"
        beside={<ResendCode onClick={resend} />}
      >
        <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <CodeField hint="6 digits, in the email" error={form.errors.code} />
        <PasswordField
          name="password"
          label="New password"
          hint="At least 12 characters. Three or four words in a row are easy to remember."
          error={form.errors.password}
          autoComplete="new-password"
        />
      </StaffFormFrame>
    </AccountPage>
  );
};
