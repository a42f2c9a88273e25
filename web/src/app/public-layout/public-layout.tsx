import { Outlet, useLocation } from 'react-router-dom';
import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { urgentHelp } from '../../../../shared/country/urgent-help.ts';
import { ReadAloud } from '../../kernel/components/read-aloud/read-aloud.tsx';
import { Header } from './header.tsx';
import styles from './public-layout.module.css';
import urgentStyles from './urgent-help.module.css';
import '../../styles/language-names.css';
import { useEffect, useState } from 'react';
import { organisationWords } from '#words/pages/organisation.ts';
import { facts, openingHoursIn } from '../../../../shared/organisation/facts.ts';
import { organisation, phoneLink } from '../../../../shared/organisation/organisation.ts';
import { addedPagePath } from '../../../../shared/site/added-pages.ts';
import { inLanguage, translatedPages } from '../../../../shared/site/site-languages.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import bandStyles from '../../kernel/components/band.module.css';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { listAdded } from '../../kernel/lib/list-added.ts';
import { pageOf } from '../../kernel/lib/page-of.ts';
import { screens } from '../../kernel/lib/paths.ts';
import footerStyles from './footer.module.css';
import switchStyles from './language-switch.module.css';
import { footerMenu } from './menu.ts';

/** The urgent help lines: the first line of every page. Below them, whether nobody of ours is there. */
const UrgentHelp = () => (
  <aside className={urgentStyles.urgent} aria-label={layout.urgentHelp}>
    <p>
      <strong>{layout.urgentHelp}</strong>
      {urgentHelp().map(({ who, say, link }) => (
        <span key={link}>
          {who}: <a href={link}>{say}</a>
        </span>
      ))}
    </p>
    {facts.notice && <p>{facts.notice}</p>}
  </aside>
);

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
    <div className={styles.ways}>
      <LanguageSwitch />
      <ReadAloud />
    </div>
    <DraftTranslation />
    <main id="content" className={styles.content} tabIndex={-1}>
      <Outlet />
    </main>
    <Footer />
  </div>
);

/** The open page in every language of the site, each by its own name in its own script. */
const LanguageSwitch = () => {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const added = facts.pages?.find(({ number }) => addedPagePath(number) === page);
  const isIn = (key: LanguageKey) => added?.words[key] ?? translatedPages.includes(page);
  return (
    <nav className={switchStyles.switch} aria-label={layout.languages}>
      <ul>
        {(['en', ...organisation.languages] as const).map((key) => (
          <li key={key}>
            {key === language.key ? (
              <span aria-current="true" lang={languages[key].id}>
                {languages[key].name}
              </span>
            ) : (
              <a
                href={inLanguage(key, isIn(key) ? page : '/')}
                lang={languages[key].id}
                hrefLang={languages[key].id}
                dir={languages[key].dir}
              >
                {languages[key].name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

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
