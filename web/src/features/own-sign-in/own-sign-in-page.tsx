import { useQuery } from '@tanstack/react-query';
import { session } from '../../../../shared/api/session.ts';
import { Heading } from '../../components/heading.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { callQuery, freshOnReturn } from '../../lib/query.ts';
import { AppSection } from './app-section.tsx';
import { BrowsersSection } from './browsers-section.tsx';
import styles from './own-sign-in.module.css';

/** How somebody signs in: the second factor, and the browsers that answer for it. */
export const Component = () => (
  <section className={styles.page}>
    <PageHead title="Your sign-in" />
    <Heading>Your sign-in</Heading>
    <Loaded from={useQuery({ ...callQuery(session.readSignIn, {}), ...freshOnReturn })}>
      {(signIn) => (
        <>
          <AppSection signIn={signIn} />
          <BrowsersSection browsers={signIn.browsers} />
        </>
      )}
    </Loaded>
  </section>
);
