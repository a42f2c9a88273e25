import { Link, useNavigate } from 'react-router-dom';
import { accountCalls } from '../../../../shared/accounts/calls.ts';
import { AccountForm, AccountPage, CodeField, readCode, resent } from '../../kernel/components/account-page.tsx';
import { useForm } from '../../kernel/components/use-form.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { screens, signInAfter } from '../../kernel/lib/paths.ts';
import { forgetEmail, readRememberedEmail } from '../../kernel/session/remembered-email.ts';
import { missingEmail, readSignUp, sendSignUp, storeSignUp, throwFailure } from './pending-sign-up.ts';

// After a reload the rest of the form is gone.
const signUpAgain = 'To be sent a new code, please sign up again with the same email address. The link is below.';

export const Component = () => {
  const navigate = useNavigate();
  const form = useForm(async (values) => {
    const email = readRememberedEmail();
    if (!email) return missingEmail;
    const pending = readSignUp();
    const password = pending?.username === email ? pending.password : undefined;
    const body = { email, code: readCode(values('code')), ...(password !== undefined && { password }) };
    throwFailure(await send(accountCalls.activate, { body }));
    storeSignUp(undefined);
    forgetEmail();
    await navigate(signInAfter('activate'), { replace: true });
    return undefined;
  });
  const resend = async () => {
    const pending = readSignUp();
    if (!pending) return { kind: 'failed', text: signUpAgain } as const;
    await sendSignUp(pending);
    return resent;
  };
  const email = readRememberedEmail();
  return (
    <AccountPage
      title="Activate your account"
      description="Where a new account is activated, with a code sent by email."
      path={screens.confirmActivate}
      status={form.status}
    >
      <p>
        Your account is not active yet. We have sent a code to {email ? <strong>{email}</strong> : 'your email address'}
        . It can take a few minutes; please check your junk folder too.
      </p>
      <AccountForm form={form} save="Activate" onResend={resend}>
        <CodeField {...form.field('code')} hint="6 digits, in the email" />
      </AccountForm>
      <p>
        Is your account active already? <Link to={screens.signIn}>Sign in</Link>.
        <br />
        No code, or another address? <Link to={screens.signUp}>Sign up again</Link>.
      </p>
    </AccountPage>
  );
};
