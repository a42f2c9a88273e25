import { Outlet } from 'react-router-dom';
import { useArrival } from './use-arrival.ts';

/** What every screen has in common, public or not. */
export const Root = () => {
  useArrival();
  return (
    <>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <Outlet />
    </>
  );
};
