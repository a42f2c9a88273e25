import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { screens } from '../lib/paths.ts';
import { forgetEmail } from '../lib/session/remembered-email.ts';
import { useArrival } from './use-arrival.ts';

const needing: readonly string[] = [screens.confirmActivate, screens.confirmPassword];

/** Forgets the email address in this browser when the screens for a mailed code are left for any other. */
const useForgottenEmail = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!needing.includes(pathname)) forgetEmail();
  }, [pathname]);
};

/** The common part of every screen, public or not. */
export const Root = () => {
  useArrival();
  useForgottenEmail();
  return (
    <>
      <a className="skip" href="#content">
        {layout.skip}
      </a>
      <Outlet />
    </>
  );
};
