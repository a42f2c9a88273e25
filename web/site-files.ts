import { language } from '#words/language.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { facts } from '../shared/organisation/facts.ts';
import { organisation, phoneLink } from '../shared/organisation/organisation.ts';
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

const find = (head: string, pattern: RegExp): string => pattern.exec(head)?.[1] ?? '';

/** For link previews: the page's own description, and one picture. */
export const previewTags = (head: string, languageId: string): string => {
  const address = find(head, /rel="canonical" href="([^"]*)"/);
  if (!address || head.includes('noindex')) return '';
  const properties = {
    type: 'website',
    site_name: longName,
    locale: languageId.replace('-', '_'),
    title: find(head, /<title>(.*?)<\/title>/),
    description: find(head, /name="description" content="([^"]*)"/),
    url: address,
    image: `${siteUrl}/social.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': organisationWords.previewPicture,
  };
  const tags = Object.entries(properties).map(([key, value]) => `<meta property="og:${key}" content="${value}">`);
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
};

/** The organisation's data for machines. It is data, not a script: the content policy does not apply. */
export const structuredData = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'NGO',
  name: longName,
  legalName: organisation.legalName,
  description,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  image: `${siteUrl}/social.png`,
  telephone: phoneLink(facts.phone).replace('tel:', ''),
  email: facts.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: facts.address.slice(1, -2).join(', '),
    addressLocality: facts.address.at(-2),
    postalCode: facts.address.at(-1),
    addressCountry: 'GB',
  },
  geo: { '@type': 'GeoCoordinates', latitude: facts.position[0], longitude: facts.position[1] },
  sameAs: [facts.social.url],
  areaServed: facts.address.at(-2),
}).replaceAll('<', '\\u003c')}</script>`;
