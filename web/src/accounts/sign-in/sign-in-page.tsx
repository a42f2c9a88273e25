import { useEffect } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { signUpClosed } from '../../../../shared/accounts/sign-in-texts.ts';
import { countOf, sessionPolicy } from '../../../../shared/kernel/session-policy.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { AccountEmail, AccountForm, AccountPage, PasswordField } from '../../kernel/components/account-page.tsx';
import { findEmpty, useForm } from '../../kernel/components/use-form.ts';
import { type SignInType, screens } from '../../kernel/lib/paths.ts';
import { wantedAddress } from '../../kernel/lib/return-address.ts';
import styles from './sign-in.module.css';
import { prepareSignIn, startSignIn } from './sign-in.ts';

const missing = 'Please make sure that all fields have been entered correctly.';

const texts: Readonly<Record<SignInType, string>> = {
  activate: 'Thank you for activating your account. Please sign in.',
  new: 'Your password has been changed. Please sign in with your new password.',
  'new-tab': `Please sign in. You stay signed in while a tab of the staff area is open, for ${countOf(sessionPolicy.absoluteHours, 'hour')} at most.`,
  'signed-out': 'You have been signed out. Please sign in again.',
  idle: `You have been signed out, because nothing was done for ${countOf(sessionPolicy.idleMinutes, 'minute')}. Please sign in again. What you had typed was kept, and is offered back to you.`,
  'new-code': 'Please sign in again, so that we can text you a new code.',
};

/** The reason for arriving at /signin/{type}; nothing for a type that does not exist. */
export const arrivalText = (type: string | undefined): string | undefined =>
  type !== undefined && Object.hasOwn(texts, type) ? texts[type as SignInType] : undefined;

export const Component = () => {
  const arrival = arrivalText(useParams().type);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  useEffect(prepareSignIn, []);
  const form = useForm(async (values) => {
    const given = { username: values('username').trim(), password: values('password') };
    const empty = findEmpty(given);
    if (Object.keys(empty).length > 0) return { kind: 'failed', text: missing, errors: empty };
    const result = await startSignIn({ ...given, wanted: wantedAddress(query) });
    if (result.kind === 'failed') return result;
    await navigate(result.to);
    return undefined;
  });

  return (
    <AccountPage
      title="Sign in"
      description="Where our members of staff sign in, with a password and a code sent to their phone."
      path={screens.signIn}
      status={form.status}
    >
      {arrival ? <p className={styles.arrival}>{arrival}</p> : <p>This area is for our staff.</p>}
      <AccountForm form={form} className={styles.form} save="Sign in">
        <AccountEmail {...form.field('username')} />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      </AccountForm>
      <p>
        <Link to={screens.confirmEmail}>Forgotten your password?</Link>
        <br />
        {facts.publicSignUp ? (
          <>
            No account yet? <Link to={screens.signUp}>Sign up</Link>.
          </>
        ) : (
          signUpClosed
        )}
      </p>
    </AccountPage>
  );
};
