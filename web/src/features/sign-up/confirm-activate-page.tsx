import { Link, useNavigate } from 'react-router-dom';
import { FormActions } from '../../components/form-actions.tsx';
import { screens, signInAfter } from '../../lib/paths.ts';
import { AccountPage } from './account-page.tsx';
import { activate, signUp } from './ask-accounts.ts';
import { CodeField, readCode } from './code-field.tsx';
import { missingEmail } from './missing-email.ts';
import { forgetEmail, keepSignUp, readRememberedEmail, readSignUp } from './remembered.ts';
import { useForm } from './use-form.ts';

export const Component = () => {
  const navigate = useNavigate();
  const { status, run, submit } = useForm(async (values) => {
    const email = readRememberedEmail();
    if (!email) return missingEmail;
    const pending = readSignUp();
    const password = pending?.username === email ? pending.password : undefined;
    const problem = await activate(email, readCode(values('code')), password);
    if (problem) return problem;
    keepSignUp(undefined);
    forgetEmail();
    await navigate(signInAfter('activate'), { replace: true });
    return undefined;
  });
  const resend = () =>
    run(async () => {
      const pending = readSignUp();
      // After a reload the rest of the form is gone.
      if (!pending) await navigate(screens.signUp);
      else return (await signUp(pending)) ?? { kind: 'done', text: 'We have sent you a new code.' };
      return undefined;
    });
  const email = readRememberedEmail();
  return (
    <AccountPage title="Activate your account" status={status}>
      <p>
        We have sent a code to {email ? <strong>{email}</strong> : 'your email address'}. It can take a few minutes, and
        it may be among the unwanted mail.
      </p>
      <form method="post" noValidate onSubmit={submit}>
        <CodeField />
        <FormActions label="Activate" status={status}>
          <button type="button" className="button quiet" onClick={resend}>
            Resend code
          </button>
        </FormActions>
      </form>
      <p>
        Is your account active already? <Link to={screens.signIn}>Sign in</Link>.
      </p>
    </AccountPage>
  );
};
