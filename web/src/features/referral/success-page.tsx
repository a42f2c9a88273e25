import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { referralSent } from '../../../../shared/forms/referral-sent.ts';
import { organisation, phoneLink } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Steps } from '../../components/steps.tsx';
import { screens } from '../../lib/paths.ts';
import { picture } from '../../pictures/pictures.ts';
import styles from './success-page.module.css';

const neverChanges = () => () => undefined;

// After the `#`, so that it is in no log of the way here. The build did not know it: it is there from the first paint
// of whoever has sent the form, and follows at once where the page is loaded anew.
const useReference = (): string | undefined => {
  const { hash } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => /^#([0-9A-Z]{26})$/.exec(hash)?.[1],
    () => undefined,
  );
};

export const Component = () => {
  const reference = useReference();
  return (
    <div className={styles.page}>
      <PageHead
        title={referralSent.title}
        description="Your referral has been accepted. What happens now, and what to do if it cannot wait."
        path={screens.referralSuccess}
      />
      <div>
        <Heading>{referralSent.title}</Heading>
        <p className="lead">{referralSent.text}</p>
        {reference && (
          <p className="reference">
            <span>{referralSent.reference}</span> <strong>{reference}</strong> <span>{referralSent.keepReference}</span>
          </p>
        )}
        <h2>What happens now</h2>
        <Steps steps={referralSent.whatHappens} />
        <p>
          If anything changes, call <a href={phoneLink(organisation.phone)}>{organisation.phone}</a>. If it cannot wait,
          use the numbers at the top of this page.
        </p>
        <p>
          <Link className="button" to={screens.home}>
            Go to the home page
          </Link>
        </p>
      </div>
      <img
        src={picture('bench')}
        width="640"
        height="480"
        alt="Two people sit side by side on a bench under a tree, seen from behind."
      />
    </div>
  );
};
