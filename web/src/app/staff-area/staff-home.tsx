import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { forgetUsername } from '../../lib/session/authorities.ts';
import { staffMenu } from './menu.ts';
import { Welcome } from './welcome.tsx';

export const Component = () => {
  const [search] = useSearchParams();
  const chosen = staffMenu().find(({ show }) => show === search.get('show'));
  useEffect(forgetUsername, []);
  return chosen ? <chosen.Panel /> : <Welcome />;
};
