import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Block } from '../../kernel/components/blocks.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { forgetUsername } from '../../kernel/session/authorities.ts';
import { may } from '../../kernel/session/may.ts';
import { Today } from '../../tasks/today/today.tsx';
import { firstLine, staffMenu } from './side-menu.ts';
import styles from './welcome.module.css';

const Welcome = () => (
  <section className={styles.welcome}>
    <PageHead title={titles.admin} />
    <Block name="wheat" className={styles.block} />
    <Heading>Welcome</Heading>
    <Today />
    <p>Please pick an item from the menu to view messages or referrals.</p>
  </section>
);

export const Component = () => {
  const [search] = useSearchParams();
  const chosen = staffMenu().find(({ show }) => show === search.get('show'));
  useEffect(forgetUsername, []);
  if (chosen) return <chosen.Panel />;
  return may('mayReadRecords') ? <Welcome /> : <Navigate to={firstLine()?.to ?? screens.ownSignIn} replace />;
};
