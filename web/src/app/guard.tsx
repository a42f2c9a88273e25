import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Access } from '../../../shared/screens.ts';
import { screens } from '../lib/paths.ts';
import { mayOpen } from '../lib/session/may.ts';

/**
 * Lets those in that a screen is for. Asked on entering: it only decides what to show, and the API decides on every
 * call what to give.
 */
export const Guard = ({ access, children }: { access: Access; children: ReactNode }) => {
  const [entered] = useState(() => mayOpen(access));
  return entered ? children : <Navigate to={screens.unauthorised} replace />;
};
