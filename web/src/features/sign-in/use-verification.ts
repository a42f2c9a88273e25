import { type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormStatus } from '../../components/form-actions.tsx';
import { screens, signInAfter } from '../../lib/paths.ts';
import { readPendingSignIn } from './pending-sign-in.ts';
import { finishSignIn, startSignIn } from './sign-in.ts';

/** Checking the texted code, and asking for another. */
export const useVerification = () => {
  const navigate = useNavigate();
  const [status, setStatus] = useState<FormStatus>();
  const busy = useRef(false);

  const once = async (work: () => Promise<FormStatus | undefined>) => {
    if (busy.current) return;
    busy.current = true;
    setStatus({ kind: 'waiting' });
    setStatus(await work());
    busy.current = false;
  };

  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '');
    void once(async () => {
      if (!/^\d{6}$/.test(code)) return { kind: 'failed', text: 'Please enter the 6 digits of the code.' };
      const result = await finishSignIn(code);
      if (result.kind === 'failed') return result;
      await navigate(result.to, { replace: true });
      return undefined;
    });
  };

  const resend = () =>
    once(async () => {
      const pending = readPendingSignIn();
      if (!pending) {
        await navigate(signInAfter('new-code'));
        return undefined;
      }
      const result = await startSignIn(pending.username, pending.password);
      if (result.kind === 'failed') return result;
      if (result.to !== screens.verify) await navigate(result.to);
      return { kind: 'done', text: 'We have sent you a new code.' };
    });

  return { status, sentTo: readPendingSignIn()?.sentTo, check, resend: () => void resend() };
};
