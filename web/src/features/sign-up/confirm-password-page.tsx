import { useNavigate } from 'react-router-dom';
import { AccountPage } from '../../components/account-page.tsx';
import { CodeField, readCode } from '../../components/code-field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useForm } from '../../components/use-form.ts';
import { screens, signInAfter } from '../../lib/paths.ts';
import { readRememberedEmail } from '../../lib/session/remembered-email.ts';
import { requestReset, updatePassword } from './ask-accounts.ts';
import { missingEmail } from './missing-email.ts';

export const Component = () => {
  const navigate = useNavigate();
  const { status, errors, run, submit } = useForm(async (values) => {
    const email = readRememberedEmail();
    if (!email) return missingEmail;
    const problem = await updatePassword(email, readCode(values('code')), values('password'));
    if (problem) return problem;
    localStorage.clear();
    await navigate(signInAfter('new'), { replace: true });
    return undefined;
  });
  const resend = () =>
    run(async () => {
      const email = readRememberedEmail();
      if (!email) return missingEmail;
      return (await requestReset(email)) ?? { kind: 'done', text: 'We have sent you a new code.' };
    });
  const email = readRememberedEmail();
  return (
    <AccountPage
      title="Choose a new password"
      description="Where a member of staff chooses a new password, with a code sent by email."
      path={screens.confirmPassword}
      status={status}
    >
      <p>
        If {email ? <strong>{email}</strong> : 'your email address'} has an account, we have sent a code to it. It can
        take a few minutes.
      </p>
      <form method="post" noValidate onSubmit={submit}>
        <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <CodeField hint="6 digits, in the email" error={errors.code} />
        <PasswordField
          name="password"
          label="New password"
          hint="At least 12 characters. Three or four words in a row are easy to remember."
          error={errors.password}
          autoComplete="new-password"
        />
        <FormActions label="Change password" status={status}>
          <button type="button" className="button quiet" onClick={resend}>
            Resend code
          </button>
        </FormActions>
      </form>
    </AccountPage>
  );
};
