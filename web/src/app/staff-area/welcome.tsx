import { Block } from '../../components/blocks.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Today } from '../../features/today/today.tsx';
import { titles } from '../../lib/paths.ts';
import styles from './welcome.module.css';

export const Welcome = () => (
  <section className={styles.welcome}>
    <PageHead title={titles.admin} />
    <Block name="wheat" className={styles.block} />
    <Heading>Welcome</Heading>
    <p>Please pick an item from the menu to view messages or referrals.</p>
    <Today />
  </section>
);
