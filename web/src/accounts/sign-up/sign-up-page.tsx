import { Link, useNavigate } from 'react-router-dom';
import { signUpClosed } from '../../../../shared/accounts/sign-in-texts.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import {
  AccountEmail,
  AccountForm,
  AccountPage,
  NewPasswordField,
  PasswordField,
} from '../../kernel/components/account-page.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { findEmpty, useForm } from '../../kernel/components/use-form.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { rememberEmail } from '../../kernel/session/remembered-email.ts';
import { sendSignUp, storeSignUp } from './pending-sign-up.ts';

const title = 'Sign up';
const description = 'Where members of staff make the account that the organisation then lets in.';
const different = "Your passwords don't match. Please enter carefully.";
const incomplete = 'Please make sure that all fields have been entered correctly.';

const OpenSignUp = () => {
  const navigate = useNavigate();
  const form = useForm(async (values) => {
    const given = {
      username: values('username').trim().toLowerCase(),
      password: values('password'),
      firstName: values('firstName').trim(),
      lastName: values('lastName').trim(),
    };
    if (given.password !== values('confirm')) {
      return { kind: 'failed', text: different, errors: { confirm: 'This is not the password above.' } };
    }
    const empty = findEmpty(given);
    if (Object.keys(empty).length > 0) return { kind: 'failed', text: incomplete, errors: empty };
    await sendSignUp(given);
    storeSignUp(given);
    rememberEmail(given.username, 'activate');
    await navigate(screens.confirmActivate);
    return undefined;
  });
  return (
    <AccountPage title={title} description={description} path={screens.signUp} status={form.status}>
      <p>
        Signing up does not give you access. An admin does that afterwards. Already have one?{' '}
        <Link to={screens.signIn}>Sign in</Link>.
      </p>
      <AccountForm form={form} save="Sign up">
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
        <AccountEmail {...form.field('username')} />
        <NewPasswordField {...form.field('password')} label="Password" />
        <PasswordField {...form.field('confirm')} label="Confirm password" autoComplete="new-password" />
      </AccountForm>
    </AccountPage>
  );
};

const ClosedSignUp = () => (
  <AccountPage title={title} description={description} path={screens.signUp} status={undefined}>
    <p>
      {signUpClosed} Have you been given one already? <Link to={screens.confirmEmail}>Choose your password</Link>, then{' '}
      <Link to={screens.signIn}>sign in</Link>.
    </p>
  </AccountPage>
);

export const Component = () => (facts.publicSignUp ? <OpenSignUp /> : <ClosedSignUp />);
