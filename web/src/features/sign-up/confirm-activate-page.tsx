import { Link, useNavigate } from 'react-router-dom';
import { AccountPage } from '../../components/account-page.tsx';
import { CodeField, readCode } from '../../components/code-field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { useForm } from '../../components/use-form.ts';
import { screens, signInAfter } from '../../lib/paths.ts';
import { forgetEmail, readRememberedEmail } from '../../lib/session/remembered-email.ts';
import { activate, signUp } from './ask-accounts.ts';
import { missingEmail } from './missing-email.ts';
import { readSignUp, storeSignUp } from './pending-sign-up.ts';

// After a reload the rest of the form is gone.
const signUpAgain = 'To be sent a new code, please sign up again with the same email address. The link is below.';

export const Component = () => {
  const navigate = useNavigate();
  const { status, errors, run, submit } = useForm(async (values) => {
    const email = readRememberedEmail();
    if (!email) return missingEmail;
    const pending = readSignUp();
    const password = pending?.username === email ? pending.password : undefined;
    const problem = await activate(email, readCode(values('code')), password);
    if (problem) return problem;
    storeSignUp(undefined);
    forgetEmail();
    await navigate(signInAfter('activate'), { replace: true });
    return undefined;
  });
  const resend = () =>
    run(async () => {
      const pending = readSignUp();
      if (!pending) return { kind: 'failed', text: signUpAgain };
      return (await signUp(pending)) ?? { kind: 'done', text: 'We have sent you a new code.' };
    });
  const email = readRememberedEmail();
  return (
    <AccountPage
      title="Activate your account"
      description="Where a new account is activated, with a code sent by email."
      path={screens.confirmActivate}
      status={status}
    >
      <p>
        Your account is not active yet. We have sent a code to {email ? <strong>{email}</strong> : 'your email address'}
        . It can take a few minutes; please check your junk folder too.
      </p>
      <form method="post" noValidate onSubmit={submit}>
        <CodeField hint="6 digits, in the email" error={errors.code} />
        <FormActions label="Activate" status={status}>
          <button type="button" className="button quiet" onClick={resend}>
            Resend code
          </button>
        </FormActions>
      </form>
      <p>
        Is your account active already? <Link to={screens.signIn}>Sign in</Link>.
        <br />
        No code, or another address? <Link to={screens.signUp}>Sign up again</Link>.
      </p>
    </AccountPage>
  );
};
