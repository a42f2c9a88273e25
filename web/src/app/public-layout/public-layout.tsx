import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { facts, openingHoursIn } from '../../../../shared/organisation/facts.ts';
import { organisation, phoneLink } from '../../../../shared/organisation/organisation.ts';
import { inLanguage } from '../../../../shared/site/site-languages.ts';
import bandStyles from '../../kernel/components/band.module.css';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { listAdded } from '../../kernel/lib/list-added.ts';
import { pageOf } from '../../kernel/lib/page-of.ts';
import { screens } from '../../kernel/lib/paths.ts';
import footerStyles from './footer.module.css';
import { Header } from './header.tsx';
import { Ways } from './language-switch.tsx';
import { footerMenu } from './menu.ts';
import styles from './public-layout.module.css';
import { UrgentHelp } from './urgent-help.tsx';

/** The notice on every page of a language that no speaker has reviewed or checked yet. */
const DraftTranslation = () => {
  const { pathname } = useLocation();
  return language.review || facts.checked?.includes(pageOf(pathname)) ? null : (
    <section aria-label={layout.draftTranslation}>
      <p className={styles.draft}>
        <strong>{layout.draftTranslation}</strong> {layout.draftTranslationText}
      </p>
    </section>
  );
};

export const PublicLayout = () => (
  <div className={styles.page}>
    <UrgentHelp />
    <Header />
    <Ways />
    <DraftTranslation />
    <main id="content" className={styles.content} tabIndex={-1}>
      <Outlet />
    </main>
    <Footer />
  </div>
);

// The page is drawn when the site is built and may be read in another year.
const useCurrentYear = (): number => {
  const [year, setYear] = useState(__BUILD_YEAR__);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
};

const Footer = () => {
  const year = useCurrentYear();
  return (
    <footer className={footerStyles.footer}>
      <div className={bandStyles.band} />
      <div className={footerStyles.inner}>
        <p className={footerStyles.words}>
          <strong>{organisationWords.strapline}</strong>
          <span>
            <a href={phoneLink(facts.phone)}>{facts.phone}</a>
            <span>{openingHoursIn(language.key, organisationWords)}</span>
          </span>
        </p>
        <nav aria-label={layout.footer}>
          <ul className={footerStyles.links}>
            {footerMenu.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to} reloadDocument={to === screens.signIn}>
                  {label}
                </SiteLink>
              </li>
            ))}
            {listAdded().map(({ name, path }) => (
              <li key={path}>
                <a href={inLanguage(language.key, path)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={footerStyles.small}>
          <span>
            © {year} {facts.legalName}
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
