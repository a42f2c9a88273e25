import type { Facts } from '../organisation/facts.ts';
import { organisation } from '../organisation/organisation.ts';
import { everyScreen } from '../screens.ts';
import { addedPaths } from './added-pages.ts';
import { siteLanguages } from './site-frame.ts';
import { inLanguage } from './site-languages.ts';

/** The addresses for search engines on a day: what visitors may arrive at, in every language, without hidden pages. */
export const drawSitemap = (published: Partial<Facts>, day: string): string => {
  const shown = everyScreen.filter(
    ({ path, access, unlisted }) =>
      access === 'visitors' && !unlisted && !published.hidden?.some((hidden) => hidden === path),
  );
  const addresses = [
    ...shown.flatMap(({ path, onlyEnglish }) =>
      onlyEnglish ? [path] : siteLanguages.map((key) => inLanguage(key, path)),
    ),
    ...siteLanguages.flatMap((key) => addedPaths(published, key, day).map((path) => inLanguage(key, path))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${organisation.siteUrl}${address}</loc></url>`).join('\n')}
</urlset>
`;
};
