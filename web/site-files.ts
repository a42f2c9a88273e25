import { language } from '#words/language.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { organisation } from '../shared/organisation/organisation.ts';
import { everyScreen } from '../shared/screens.ts';
import { inLanguage } from '../shared/site/site-languages.ts';
import { colourOf } from './tokens.ts';

// Data of the site for search engines, link previews and home screens.

const { siteUrl, longName, name } = organisation;
const { description } = organisationWords;

const translationsOf = (path: string) => organisation.languages.map((key) => inLanguage(key, path));

export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${everyScreen
  .filter(({ access, unlisted }) => access === 'visitors' && !unlisted)
  .flatMap(({ path, onlyEnglish }) => [path, ...(onlyEnglish ? [] : translationsOf(path))])
  .map((path) => `<url><loc>${siteUrl}${path}</loc></url>`)
  .join('\n')}
</urlset>
`;

export const robots = `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /signin

Sitemap: ${siteUrl}/sitemap.xml
`;

/** The colour of the browser's own frame around the site. */
export const themeTag = `<meta name="theme-color" content="${colourOf('ink')}">`;

export const webManifest = JSON.stringify({
  name: longName,
  short_name: name,
  description,
  lang: language.id,
  dir: language.dir,
  start_url: '/',
  display: 'browser',
  background_color: colourOf('paper'),
  theme_color: colourOf('ink'),
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});
