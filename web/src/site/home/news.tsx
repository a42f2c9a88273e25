import { language } from '#words/language.ts';
import { home } from '#words/pages/home.ts';
import { inLanguage } from '../../../../shared/site/site-languages.ts';
import { listAdded } from '../../kernel/lib/list-added.ts';

/** The pages that the organisation has added. */
export const News = () => {
  const pages = listAdded();
  return pages.length === 0 ? null : (
    <section aria-labelledby="news">
      <h2 id="news">{home.newsTitle}</h2>
      <ul>
        {pages.map(({ path, name, short }) => (
          <li key={path}>
            <a href={inLanguage(language.key, path)}>{name}</a>
            <p>{short}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
