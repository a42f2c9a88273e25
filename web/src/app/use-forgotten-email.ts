import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { screens } from '../lib/paths.ts';
import { forgetEmail } from '../lib/session/remembered-email.ts';

const needing: readonly string[] = [screens.confirmActivate, screens.confirmPassword];

/** Forgets the email address in this browser when the screens for a mailed code are left for any other. */
export const useForgottenEmail = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!needing.includes(pathname)) forgetEmail();
  }, [pathname]);
};
