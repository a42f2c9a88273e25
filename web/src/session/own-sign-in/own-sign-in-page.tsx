import { useState } from 'react';
import { countOf, sessionPolicy } from '../../../../shared/kernel/session-policy.ts';
import { type OwnSignIn, sessionCalls } from '../../../../shared/session/calls.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { formatInstantShort } from '../../kernel/lib/format.ts';
import { titles } from '../../kernel/lib/paths.ts';
import { freshOnReturn, useCall, useReading } from '../../kernel/lib/query.ts';
import { setSingleKeys, useSingleKeys } from '../../kernel/lib/single-keys.ts';
import { forgetDevice } from '../../kernel/session/browser-storage.ts';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { Absences } from '../../users/parts/absences.tsx';
import { LanguagesForm } from '../../users/parts/languages-form.tsx';
import { AppSection } from './app-section.tsx';
import styles from './own-sign-in.module.css';

type Browser = OwnSignIn['browsers'][number];

const nameOf = ({ name, isThis }: Browser): string => (isThis ? `${name} (this browser)` : name);

const BrowserLine = ({ browser, onForget }: { browser: Browser; onForget: () => void }) => (
  <li className={styles.browser}>
    <div>
      <strong>{nameOf(browser)}</strong>
      <br />
      Last used <time dateTime={browser.lastUsedAt}>{formatInstantShort(browser.lastUsedAt)}</time>
      {browser.address && `, from the network address ${browser.address}`}
      <br />
      Remembered until <time dateTime={browser.until}>{formatInstantShort(browser.until)}</time>
    </div>
    <QuietButton label="Forget" about={nameOf(browser)} onClick={onForget} />
  </li>
);

const all = 'all';

/** The browsers in which the password alone is enough, and until when; each can be forgotten. */
const BrowsersSection = ({ browsers }: { browsers: readonly Browser[] }) => {
  const { mutateAsync } = useCall(sessionCalls.forgetBrowsers);
  const [asking, setAsking] = useState<Browser | typeof all>();
  const forget = async (which: Browser | typeof all) => {
    await mutateAsync({ body: which === all ? {} : { id: which.id } });
    if (which === all || which.isThis) forgetDevice();
  };
  return (
    <Section id="browsers" title="Remembered browsers" className={styles.part}>
      <p>
        In a remembered browser your password is enough for {countOf(sessionPolicy.rememberedHours, 'hour')} after a
        code. You choose that beside the code, when you sign in.
      </p>
      {browsers.length === 0 ? (
        <EmptyState>No browser is remembered. You are asked for a code each time.</EmptyState>
      ) : (
        <>
          <ul className={styles.browsers}>
            {browsers.map((browser) => (
              <BrowserLine key={browser.id} browser={browser} onForget={() => setAsking(browser)} />
            ))}
          </ul>
          {browsers.length > 1 && <QuietButton label="Forget all browsers" onClick={() => setAsking(all)} />}
        </>
      )}
      {asking && (
        <ConfirmDialog
          title="Confirm that you want to be asked for a code again."
          text="Whoever is signed in with your account there is signed out. You stay signed in here."
          detail={asking === all ? 'All remembered browsers' : nameOf(asking)}
          act={() => forget(asking)}
          done={asking === all ? 'All browsers are forgotten.' : `${asking.name} is forgotten.`}
          confirm="Forget"
          onClose={() => setAsking(undefined)}
        />
      )}
    </Section>
  );
};

/** When the person is away, and the languages that they speak. */
const AboutThem = () => {
  const { data: account } = useOwnAccount();
  return (
    account && (
      <>
        {may('mayReadRecords') && (
          <Section id="absences" title="When you are away" className={styles.part}>
            <Absences accountId={account.id} />
          </Section>
        )}
        <Section id="languages" title="Your languages" className={styles.part}>
          <LanguagesForm accountId={account.id} />
        </Section>
      </>
    )
  );
};

/** A key of one character gets in the way of who speaks to their computer. */
const SearchKey = () => (
  <Section id="search-key" title="Finding a patient" className={styles.part}>
    <label className={styles.key}>
      <input
        type="checkbox"
        checked={useSingleKeys()}
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
      />
      Press / to search, and N for the menu New
    </label>
  </Section>
);

/** How somebody signs in: the second factor, and the browsers that answer for it; what they speak, and a key. */
export const Component = () => (
  <section className={styles.page}>
    <StaffHeading title={titles.ownSignIn} />
    <Loaded from={useReading(sessionCalls.readSignIn, {}, freshOnReturn)}>
      {(signIn) => (
        <>
          <AppSection signIn={signIn} />
          <BrowsersSection browsers={signIn.browsers} />
        </>
      )}
    </Loaded>
    <AboutThem />
    {may('mayReadRecords') && <SearchKey />}
  </section>
);
