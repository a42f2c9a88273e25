import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { mayEnter, type Role } from '../../../shared/domain/roles.ts';
import { screens } from '../lib/paths.ts';
import { readAuthorities } from '../lib/session/authorities.ts';

/**
 * Lets the roles in that a protected area is for. Asked on entering: it only decides what to show, and the API decides
 * on every call what to give.
 */
export const Guard = ({ allowed, children }: { allowed: readonly Role[]; children: ReactNode }) => {
  const [entered] = useState(() => mayEnter(allowed, readAuthorities()));
  return entered ? children : <Navigate to={screens.unauthorised} replace />;
};
