import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { countOf, sessionPolicy } from '../../../../shared/kernel/session-policy.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { AccountForm, AccountPage, CodeField, readCode, resent } from '../../kernel/components/account-page.tsx';
import { useForm } from '../../kernel/components/use-form.ts';
import { screens, signInAfter } from '../../kernel/lib/paths.ts';
import { returningTo, wantedAddress } from '../../kernel/lib/return-address.ts';
import styles from './sign-in.module.css';
import { finishSignIn, readPendingSignIn, startSignIn } from './sign-in.ts';

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

const notACode = 'Please enter the 6 digits of the code.';

/** Checks the texted code or that of the app, and requests another text. */
export const VerifyForm = () => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = wantedAddress(query);
  const form = useForm(async (values) => {
    const code = readCode(values('code'));
    if (!/^\d{6}$/.test(code)) return { kind: 'failed', text: notACode, errors: { code: notACode } };
    const result = await finishSignIn({ code, remember: values('remember') !== '', wanted });
    if (result.kind === 'failed') return result;
    await navigate(result.to, { replace: true });
    return undefined;
  });
  const resend = async () => {
    const pending = readPendingSignIn();
    if (!pending) {
      await navigate(returningTo(signInAfter('new-code'), wanted));
      return undefined;
    }
    const result = await startSignIn({ ...pending, wanted });
    if (result.kind === 'failed') return result;
    if (result.to !== returningTo(screens.verify, wanted)) await navigate(result.to);
    return resent;
  };
  const { factor = 'text', sentTo } = readPendingSignIn() ?? {};
  return (
    <AccountPage
      title="Check your phone"
      description="Where members of staff enter the code that was sent to their phone."
      path={screens.verify}
      status={form.status}
    >
      {factor === 'app' ? (
        <p>
          Open your authenticator app and enter the code that it shows for <strong>{facts.name}</strong>.
        </p>
      ) : (
        <p>
          We sent a text message with a code to {sentTo ? <strong>{sentTo}</strong> : 'your phone'}. The code works for{' '}
          {countOf(sessionPolicy.codeMinutes, 'minute')}.
        </p>
      )}
      <AccountForm form={form} className={styles.form} save="Verify" onResend={factor === 'text' ? resend : undefined}>
        <CodeField {...form.field('code')} />
        <RememberChoice />
      </AccountForm>
      {factor === 'app' && <p>If you no longer have the app, an admin can remove it, and codes are texted again.</p>}
    </AccountPage>
  );
};

export const Component = () => {
  const [pending] = useState(readPendingSignIn);
  const [query] = useSearchParams();
  // After a reload the password is gone, and with it the way to request another code.
  return pending ? (
    <VerifyForm />
  ) : (
    <Navigate to={returningTo(signInAfter('new-code'), wantedAddress(query))} replace />
  );
};
