import { Outlet } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { useArrival } from './use-arrival.ts';

/** What every screen has in common, public or not. */
export const Root = () => {
  useArrival();
  return (
    <>
      <a className="skip" href="#content">
        {layout.skip}
      </a>
      <Outlet />
    </>
  );
};
