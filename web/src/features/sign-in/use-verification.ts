import { useNavigate, useSearchParams } from 'react-router-dom';
import { readCode } from '../../components/code-field.tsx';
import { useForm } from '../../components/use-form.ts';
import { screens, signInAfter } from '../../lib/paths.ts';
import { returningTo, wantedAddress } from '../../lib/return-address.ts';
import { readPendingSignIn } from './pending-sign-in.ts';
import { finishSignIn, startSignIn } from './sign-in.ts';

const notACode = 'Please enter the 6 digits of the code.';

/** Checks the texted code, and requests another. */
export const useVerification = () => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = wantedAddress(query);
  const { status, errors, run, submit } = useForm(async (values) => {
    const code = readCode(values('code'));
    if (!/^\d{6}$/.test(code)) return { kind: 'failed', text: notACode, errors: { code: notACode } };
    const result = await finishSignIn({ code, remember: values('remember') !== '', wanted });
    if (result.kind === 'failed') return result;
    await navigate(result.to, { replace: true });
    return undefined;
  });

  const resend = () =>
    run(async () => {
      const pending = readPendingSignIn();
      if (!pending) {
        await navigate(returningTo(signInAfter('new-code'), wanted));
        return undefined;
      }
      const result = await startSignIn({ ...pending, wanted });
      if (result.kind === 'failed') return result;
      if (result.to !== returningTo(screens.verify, wanted)) await navigate(result.to);
      return { kind: 'done', text: 'We have sent you a new code.' };
    });

  const { factor = 'text', sentTo } = readPendingSignIn() ?? {};
  return { status, errors, factor, sentTo, submit, resend };
};
