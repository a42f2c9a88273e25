import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { TextField } from '../../components/field.tsx';
import { FormActions, type FormStatus } from '../../components/form-actions.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { screens } from '../../lib/paths.ts';
import { arrivalText } from './arrival-texts.ts';
import styles from './sign-in.module.css';
import { prepareSignIn, startSignIn } from './sign-in.ts';

const missing = 'Please make sure that all fields have been entered correctly.';

export const Component = () => {
  const arrival = arrivalText(useParams().type);
  const navigate = useNavigate();
  const [status, setStatus] = useState<FormStatus>();
  const sending = useRef(false);

  useEffect(prepareSignIn, []);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = new FormData(event.currentTarget);
    const [username, password] = [String(form.get('username')), String(form.get('password'))];
    if (!username.trim() || !password) return setStatus({ kind: 'failed', text: missing });
    sending.current = true;
    setStatus({ kind: 'waiting' });
    const result = await startSignIn(username, password);
    sending.current = false;
    if (result.kind === 'failed') return setStatus(result);
    await navigate(result.to);
  };

  return (
    <div className={styles.page}>
      <PageHead title={status?.kind === 'failed' ? 'Error: Sign in' : 'Sign in'} />
      <Heading>Sign in</Heading>
      {arrival ? <p className={styles.arrival}>{arrival}</p> : <p>This area is for our staff.</p>}
      <form method="post" className={styles.form} noValidate onSubmit={submit}>
        <TextField
          name="username"
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <FormActions label="Sign in" status={status} />
      </form>
      <p>
        <Link to={screens.confirmEmail}>Forgotten your password?</Link>
        <br />
        No account yet? <Link to={screens.signUp}>Sign up</Link>.
      </p>
    </div>
  );
};
