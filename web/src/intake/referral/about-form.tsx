import { referral } from '#words/referral.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { screens } from '../../kernel/lib/paths.ts';

/** Where a form or a letter can go that is not sent here. */
export const byEmailOrPost = () => ({
  email: <a href={`mailto:${facts.email}`}>{facts.email}</a>,
  address: facts.address.join(', '),
});

/** What a phone keeps of the visit, the form on paper, and what happens to the answers. */
export const AboutForm = () => (
  <>
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
          ...byEmailOrPost(),
          privacy: <SiteLink to={screens.privacy}>{referral.privacy}</SiteLink>,
        }}
      />
    </p>
  </>
);
