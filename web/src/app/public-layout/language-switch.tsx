import { useLocation } from 'react-router-dom';
import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { addedPagePath } from '../../../../shared/site/added-pages.ts';
import { inLanguage, translatedPages } from '../../../../shared/site/site-languages.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { ReadAloud } from '../../kernel/components/read-aloud/read-aloud.tsx';
import { pageOf } from '../../kernel/lib/page-of.ts';
import styles from './language-switch.module.css';
import panelStyles from './phone-panel.module.css';
import '../../styles/language-names.css';

const everyLanguage = ['en', ...organisation.languages] as const;

/** The open page in every language of the site, each by its own name in its own script. */
const LanguageSwitch = () => {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const added = facts.pages?.find(({ number }) => addedPagePath(number) === page);
  const isIn = (key: LanguageKey) => added?.words[key] ?? translatedPages.includes(page);
  return (
    <nav className={styles.switch} aria-label={layout.languages}>
      <ul>
        {everyLanguage.map((key) => (
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

const panel = 'languages';

/** The page in another language, and read aloud. On a phone behind a button. */
export const Ways = () => (
  <div id={panel} popover="auto" className={`${styles.ways} ${panelStyles.panel}`}>
    <LanguageSwitch />
    <ReadAloud />
  </div>
);

/** Opens them on a phone: by two of the other languages, so that nobody has to read the word. */
export const LanguagesOpener = () => (
  <button type="button" popoverTarget={panel} className={`${styles.opener} ${panelStyles.opener}`}>
    <span className="visually-hidden">{layout.languages}: </span>
    {everyLanguage
      .filter((key) => key !== language.key)
      .slice(0, 2)
      .map((key) => (
        <span key={key} lang={languages[key].id}>
          {languages[key].name}
        </span>
      ))}
  </button>
);
