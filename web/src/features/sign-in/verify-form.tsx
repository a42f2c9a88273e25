import { countOf, sessionPolicy } from '../../../../shared/domain/session-policy.ts';
import { TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import styles from './sign-in.module.css';
import { useVerification } from './use-verification.ts';

export const VerifyForm = () => {
  const { status, errors, sentTo, submit, resend } = useVerification();
  return (
    <div className={styles.page}>
      <PageHead
        title={status?.kind === 'failed' ? 'Error: Check your phone' : 'Check your phone'}
        description="Where members of staff enter the code that was sent to their phone."
        path={screens.verify}
        listed={false}
      />
      <Heading>Check your phone</Heading>
      <p>
        We sent a text message with a code to {sentTo ? <strong>{sentTo}</strong> : 'your phone'}. The code works for{' '}
        {countOf(sessionPolicy.codeMinutes, 'minute')}.
      </p>
      <form method="post" className={styles.form} noValidate onSubmit={submit}>
        <TextField
          name="code"
          label="Code"
          hint="6 digits"
          error={errors.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          spellCheck={false}
          className={styles.code}
        />
        <FormActions label="Verify" status={status}>
          <button type="button" className="button quiet" onClick={resend}>
            Resend code
          </button>
        </FormActions>
      </form>
    </div>
  );
};
