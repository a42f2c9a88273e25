import { useEffect, useState } from 'react';
import { layout } from '#words/layout.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { organisation, phoneLink } from '../../../../shared/organisation/organisation.ts';
import bandStyles from '../../kernel/components/band.module.css';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import styles from './footer.module.css';
import { footerMenu } from './menu.ts';

// The page is drawn when the site is built and may be read in another year.
const useCurrentYear = (): number => {
  const [year, setYear] = useState(__BUILD_YEAR__);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
};

export const Footer = () => {
  const year = useCurrentYear();
  return (
    <footer className={styles.footer}>
      <div className={bandStyles.band} />
      <div className={styles.inner}>
        <p className={styles.words}>
          <strong>{organisationWords.strapline}</strong>
          <span>
            <a href={phoneLink(organisation.phone)}>{organisation.phone}</a>
            <span>{organisationWords.openingHours}</span>
          </span>
        </p>
        <nav aria-label={layout.footer}>
          <ul className={styles.links}>
            {footerMenu.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to} reloadDocument={to === screens.signIn}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.small}>
          <span>
            © {year} {organisation.legalName}
          </span>
          <span>
            <Sentence
              text={layout.credit}
              parts={{ name: <a href={organisation.credit.url}>{organisation.credit.name}</a> }}
            />
          </span>
        </p>
      </div>
    </footer>
  );
};
