import { countOf, sessionPolicy } from '../../../../shared/domain/session-policy.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { AccountPage } from '../../components/account-page.tsx';
import { CodeField } from '../../components/code-field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { screens } from '../../lib/paths.ts';
import styles from './sign-in.module.css';
import { useVerification } from './use-verification.ts';

const RememberChoice = () => (
  <div className={styles.remember}>
    <label>
      <input type="checkbox" name="remember" value="yes" aria-describedby="remember-hint" />
      Remember this browser for {countOf(sessionPolicy.rememberedHours, 'hour')}
    </label>
    <p id="remember-hint" className={styles.rememberHint}>
      For that time your password is enough here. Leave this empty on a computer that others use too.
    </p>
  </div>
);

export const VerifyForm = () => {
  const { status, errors, factor, sentTo, submit, resend } = useVerification();
  return (
    <AccountPage
      title="Check your phone"
      description="Where members of staff enter the code that was sent to their phone."
      path={screens.verify}
      status={status}
    >
      {factor === 'app' ? (
        <p>
          Open your authenticator app and enter the code that it shows for <strong>{organisation.name}</strong>.
        </p>
      ) : (
        <p>
          We sent a text message with a code to {sentTo ? <strong>{sentTo}</strong> : 'your phone'}. The code works for{' '}
          {countOf(sessionPolicy.codeMinutes, 'minute')}.
        </p>
      )}
      <form method="post" className={styles.form} noValidate onSubmit={submit}>
        <CodeField error={errors.code} />
        <RememberChoice />
        <FormActions label="Verify" status={status}>
          {factor === 'text' && (
            <button type="button" className="button quiet" onClick={resend}>
              Resend code
            </button>
          )}
        </FormActions>
      </form>
      {factor === 'app' && <p>If you no longer have the app, an admin can remove it, and codes are texted again.</p>}
    </AccountPage>
  );
};
