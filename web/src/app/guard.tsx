import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Access } from '../../../shared/screens.ts';
import { screens } from '../lib/paths.ts';
import { mayOpen } from '../lib/session/may.ts';

/**
 * Admits the people that a screen is for. Checked on entering: it only decides what to show, and the API decides on
 * every call what to give.
 */
export const Guard = ({ access, children }: { access: Access; children: ReactNode }) => {
  const [entered] = useState(() => mayOpen(access));
  const { pathname, search } = useLocation();
  if (entered) return children;
  // The address is passed along, so that it opens after signing in.
  return <Navigate to={screens.unauthorised} state={{ wanted: pathname + search }} replace />;
};
