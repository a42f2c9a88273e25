import { useLocation } from 'react-router-dom';
import { easyIdeas } from '#words/pages/easy-ideas.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { EasyPage } from './easy-page.tsx';

/** The easy read pages that are ideas and nothing else: what we do, and what becomes of what people tell us. */
export const Component = () => {
  const page = useLocation().pathname === screens.easyPrivacy ? 'privacy' : 'services';
  return <EasyPage page={page} ideas={easyIdeas[page]} facts={{ write: facts.privacyEmail }} />;
};
