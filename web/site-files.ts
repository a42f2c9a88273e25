import { language } from '#words/language.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { firstFacts, organisation } from '../shared/organisation/organisation.ts';
import { colourOf } from './tokens.ts';

// Data of the site for search engines, link previews and home screens.

const { siteUrl } = organisation;
// As they were deployed, like the icons.
const { longName, name } = firstFacts;
const { description } = organisationWords;

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
