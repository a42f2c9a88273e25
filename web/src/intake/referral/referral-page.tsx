import { useState } from 'react';
import { layout } from '#words/layout.ts';
import { referral } from '#words/referral.ts';
import { referralFormWords } from '#words/referral-form.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { ReferralForm } from './referral-form.tsx';
import styles from './referral-page.module.css';

const { title } = referralFormWords;

const introduction = (
  <>
    <p className="lead">{referral.lead}</p>
    <p>
      <SiteLink to={screens.easyReferral}>{layout.easyRead}</SiteLink>
    </p>
    <p>{referral.needed}</p>
    <p>
      <Sentence
        text={referral.phoneChecked}
        parts={{ help: <SiteLink to={screens.yourPhone}>{referral.phoneHelp}</SiteLink> }}
      />
    </p>
    <p>
      <Sentence
        text={referral.onPaper}
        parts={{
          pdf: <a href="/referral-form.pdf">{referral.pdf}</a>,
          email: <a href={`mailto:${organisation.email}`}>{organisation.email}</a>,
          address: organisation.address.join(', '),
          privacy: <SiteLink to={screens.privacy}>{referral.privacy}</SiteLink>,
        }}
      />
    </p>
  </>
);

export const Component = () => {
  const [wrong, setWrong] = useState(false);
  return (
    <div className={styles.page}>
      <PageHead title={title} isWrong={wrong} description={referral.description} path={screens.referrals} />
      <Heading>{title}</Heading>
      <ReferralForm onErrors={setWrong} introduction={introduction} />
    </div>
  );
};
