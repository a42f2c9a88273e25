import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { screens } from '../lib/paths.ts';
import { forgetEmail } from '../lib/session/remembered-email.ts';

const needing: readonly string[] = [screens.confirmActivate, screens.confirmPassword];

/** Whoever leaves the screens where a mailed code is entered, for any other, leaves no address in this browser. */
export const useForgottenEmail = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!needing.includes(pathname)) forgetEmail();
  }, [pathname]);
};
