import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { referralSent } from '#words/referral-sent.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import { givenReference } from '../../../../shared/referrals/reference.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { Steps } from '../../kernel/components/steps.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { Drawing } from '../../pictures/site-picture.tsx';
import { giveCode, readGivenCode } from '../parts/given-code.ts';
import { HelpLines } from '../parts/help-lines.tsx';
import helpStyles from './help-later.module.css';
import styles from './success-page.module.css';

/** The same after the form was sent, for everybody: neither the page nor its address reveals an answer. */
const HelpLater = () => (
  <section className={helpStyles.help} aria-labelledby="in-danger">
    <h2 id="in-danger">{referralSent.inDanger}</h2>
    <p>{referralSent.whatWeDo}</p>
    <HelpLines />
  </section>
);

const neverChanges = () => () => undefined;

// After the `#`, so that it is in no server log. The build cannot know it: it is in the first paint after the form was
// sent, and follows at once when the page is reloaded.
const useReference = (): string | undefined => {
  const { hash } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => (givenReference.test(hash.slice(1)) ? hash.slice(1) : undefined),
    () => undefined,
  );
};

export const Component = () => {
  const reference = useReference();
  const [code] = useState(readGivenCode);
  // Whoever comes back to this page, on a phone that others use, does not see it again.
  useEffect(() => () => giveCode(undefined), []);
  return (
    <div className={styles.page}>
      <PageHead title={referralSent.title} description={referralSent.description} path={screens.referralSuccess} />
      <div>
        <Heading>{referralSent.title}</Heading>
        <p className="lead">{referralSent.text}</p>
        {reference && (
          <p className="reference">
            <span>{referralSent.reference}</span> <strong>{reference}</strong> <span>{referralSent.keepReference}</span>
          </p>
        )}
        {reference && code && (
          <p className="reference">
            <span>{referralSent.code}</span> <strong>{code}</strong> <span>{referralSent.keepCode}</span>
          </p>
        )}
        <HelpLater />
        <h2>{referralSent.next}</h2>
        <Steps steps={referralSent.whatHappens} />
        <p>
          <Sentence
            text={referralSent.whereIsIt}
            parts={{ status: <Link to={screens.referralStatus}>{referralSent.statusLink}</Link> }}
          />
        </p>
        <p>
          <Sentence
            text={referralSent.ifAnythingChanges}
            parts={{ phone: <a href={phoneLink(facts.phone)}>{facts.phone}</a> }}
          />
        </p>
        <p>
          <Link className="button" to={screens.home}>
            {referralSent.home}
          </Link>
        </p>
      </div>
      <Drawing name="bench" />
    </div>
  );
};
