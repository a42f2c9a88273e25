import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { referral } from '#words/referral.ts';
import { referralFormWords } from '#words/referral-form.ts';
import { readAudience } from '../../../../shared/intake/form-steps.ts';
import { publicReferralGroups } from '../../../../shared/intake/public-referral.ts';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { pageOf } from '../../kernel/lib/page-of.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { AboutForm } from './about-form.tsx';
import { referralFor } from './audience-paths.ts';
import styles from './referral-form.module.css';

/*
 * A file of its own, which the page waits for: nothing is drawn anew before all of it is there. As a lazy part of the page it would be
 * replaced, with what was typed, when somebody turns a page before it has come.
 */
const { ReferralForm } = await import('./referral-form.tsx');

const { title } = referralFormWords;
const { choices } = publicReferralGroups.referralAudience.fields.audience;

export const Component = () => {
  const { pathname } = useLocation();
  const audience = readAudience(pageOf(pathname).slice(`${screens.referrals}/`.length)) ?? 'me';
  const whom = choices.find(({ id }) => id === audience)?.label ?? '';
  const [wrong, setWrong] = useState(false);
  return (
    <div className={styles.page}>
      <PageHead
        title={`${title}: ${whom}`}
        isWrong={wrong}
        description={`${whom}. ${referral.description}`}
        path={referralFor[audience]}
      />
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.layout}>
        <div>
          <ReferralForm key={audience} audience={audience} onErrors={setWrong} />
        </div>
        <aside className={styles.about} aria-label={referral.form}>
          <AboutForm />
        </aside>
      </div>
    </div>
  );
};
