import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { referral } from '#words/referral.ts';
import { referralFormWords } from '#words/referral-form.ts';
import { readAudience } from '../../../../shared/intake/form-steps.ts';
import { publicReferralGroups } from '../../../../shared/intake/public-referral.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { AboutForm } from './about-form.tsx';
import { referralFor } from './audience-paths.ts';
import styles from './referral-page.module.css';

const { title } = referralFormWords;
const { audience } = publicReferralGroups.referralAudience.fields;

// Loaded when it is opened.
const ResumeForm = lazy(async () => ({ default: (await import('./paused-form.tsx')).ResumeForm }));

/** The way back to a form that was left. It needs scripts. */
const Resume = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.resume} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{referral.resume}</summary>
      {isOpen && (
        <Suspense>
          <ResumeForm />
        </Suspense>
      )}
    </details>
  );
};

/** Leads on from a link of others that says whom the form is for. */
const useAddressed = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const addressed = readAudience(new URLSearchParams(location.search).get('for'));
    if (addressed) void navigate(referralFor[addressed], { replace: true });
  }, [navigate]);
};

/** The first question of the referral: each answer is a form of its own. */
export const Component = () => {
  useAddressed();
  return (
    <>
      <PageHead title={title} description={referral.description} path={screens.referrals} />
      <Heading>{title}</Heading>
      <div className={styles.layout}>
        <nav aria-labelledby="audience">
          <h2 id="audience">{audience.label}</h2>
          <p>{audience.hint}</p>
          <ul className={styles.choices}>
            {audience.choices.map(({ id, label }) => (
              <li key={id}>
                <SiteLink to={referralFor[id]}>{label}</SiteLink>
              </li>
            ))}
          </ul>
          <p>
            <SiteLink to={screens.easyReferral}>{layout.easyRead}</SiteLink>
          </p>
        </nav>
        <div className={styles.about}>
          <Resume />
          <p>{referral.needed}</p>
          <AboutForm />
        </div>
      </div>
    </>
  );
};
