import '../../styles/language-names.css';
import { useLocation } from 'react-router-dom';
import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { inLanguage, translatedPages } from '../../../../shared/site/site-languages.ts';
import { languages } from '../../../../shared/words/languages.ts';
import styles from './language-switch.module.css';

/** The open page in every language of the site, each by its own name in its own script. */
export const LanguageSwitch = () => {
  const { pathname } = useLocation();
  const page = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const target = translatedPages.includes(page) ? page : '/';
  return (
    <nav className={styles.switch} aria-label={layout.languages}>
      <ul>
        {(['en', ...organisation.languages] as const).map((key) => (
          <li key={key}>
            {key === language.key ? (
              <span aria-current="true" lang={languages[key].id}>
                {languages[key].name}
              </span>
            ) : (
              <a
                href={inLanguage(key, target)}
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
