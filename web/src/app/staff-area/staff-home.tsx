import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { screens } from '../../lib/paths.ts';
import { forgetUsername } from '../../lib/session/authorities.ts';
import { may } from '../../lib/session/may.ts';
import { staffMenu } from './menu.ts';
import { firstLine } from './side-menu.ts';
import { Welcome } from './welcome.tsx';

export const Component = () => {
  const [search] = useSearchParams();
  const chosen = staffMenu().find(({ show }) => show === search.get('show'));
  useEffect(forgetUsername, []);
  if (chosen) return <chosen.Panel />;
  return may('mayReadRecords') ? <Welcome /> : <Navigate to={firstLine()?.to ?? screens.ownSignIn} replace />;
};
