import { useState } from 'react';
import { Link } from 'react-router-dom';
import { organisation } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import { ReferralForm } from './referral-form.tsx';
import styles from './referral-page.module.css';

const title = 'Referral Form';

const introduction = (
  <>
    <p className="lead">For yourself, or for somebody you care about or work with.</p>
    <p>
      We need a first name, a last name and one way to reach somebody. You may leave everything else blank, and tell us
      when we meet. Most people take ten minutes.
    </p>
    <p>
      On paper instead: <a href="/referral-form.pdf">download this form as a PDF</a>, then email it to{' '}
      <a href={`mailto:${organisation.email}`}>{organisation.email}</a> or post it to {organisation.address.join(', ')}.
      What happens to your answers is in our <Link to={screens.privacy}>Privacy Policy</Link>.
    </p>
  </>
);

export const Component = () => {
  const [wrong, setWrong] = useState(false);
  return (
    <div className={styles.page}>
      <PageHead
        title={wrong ? `Error: ${title}` : title}
        description="Ask for support for yourself, or refer somebody you care for. Only a name and one way to reach somebody are needed."
        path={screens.referrals}
      />
      <Heading>{title}</Heading>
      <ReferralForm onErrors={setWrong} introduction={introduction} />
    </div>
  );
};
