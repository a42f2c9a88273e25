import { sessionCalls } from '../../../../shared/session/calls.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { titles } from '../../kernel/lib/paths.ts';
import { freshOnReturn } from '../../kernel/lib/query.ts';
import { setSlashKey, useSlashKey } from '../../kernel/lib/slash-key.ts';
import { useReading } from '../../kernel/lib/use-reading.ts';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { LanguagesForm } from '../../users/parts/languages-form.tsx';
import { AppSection } from './app-section.tsx';
import { BrowsersSection } from './browsers-section.tsx';
import styles from './own-sign-in.module.css';

const OwnLanguages = () => {
  const { data: account } = useOwnAccount();
  return (
    account && (
      <section className={styles.part} aria-labelledby="languages">
        <h2 id="languages">Your languages</h2>
        <LanguagesForm accountId={account.id} />
      </section>
    )
  );
};

/** A key of one character gets in the way of who speaks to their computer. */
const SearchKey = () => (
  <section className={styles.part} aria-labelledby="search-key">
    <h2 id="search-key">Finding a patient</h2>
    <label className={styles.key}>
      <input
        type="checkbox"
        checked={useSlashKey()}
        onChange={({ currentTarget }) => setSlashKey(currentTarget.checked)}
      />
      Press / to search
    </label>
  </section>
);

/** How somebody signs in: the second factor, and the browsers that answer for it; what they speak, and a key. */
export const Component = () => (
  <section className={styles.page}>
    <PageHead title={titles.ownSignIn} />
    <Heading>{titles.ownSignIn}</Heading>
    <Loaded from={useReading(sessionCalls.readSignIn, {}, freshOnReturn)}>
      {(signIn) => (
        <>
          <AppSection signIn={signIn} />
          <BrowsersSection browsers={signIn.browsers} />
        </>
      )}
    </Loaded>
    <OwnLanguages />
    {may('mayReadRecords') && <SearchKey />}
  </section>
);
