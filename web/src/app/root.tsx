import { Outlet } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { useArrival } from './use-arrival.ts';
import { useForgottenEmail } from './use-forgotten-email.ts';

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
