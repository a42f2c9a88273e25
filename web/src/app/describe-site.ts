import { language } from '#words/language.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { pictureWords } from '#words/pictures.ts';
import { html } from '../../../shared/kernel/html.ts';
import { facts } from '../../../shared/organisation/facts.ts';
import { organisation, phoneLink } from '../../../shared/organisation/organisation.ts';

// The head of a page for search engines and link previews, where it is drawn.

const find = (head: string, pattern: RegExp): string => pattern.exec(head)?.[1] ?? '';

/** For link previews: the page's own description, and one picture. */
export const previewTags = (head: string): string => {
  const address = find(head, /rel="canonical" href="([^"]*)"/);
  if (!address || head.includes('noindex')) return '';
  const properties = {
    type: 'website',
    site_name: html`${facts.longName}`.markup,
    locale: language.id.replace('-', '_'),
    title: find(head, /<title>(.*?)<\/title>/),
    description: find(head, /name="description" content="([^"]*)"/),
    url: address,
    image: `${organisation.siteUrl}/social.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': html`${pictureWords.quilt}`.markup,
  };
  const tags = Object.entries(properties).map(([key, value]) => `<meta property="og:${key}" content="${value}">`);
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
};

/** The organisation's data for machines. It is data, not a script: the content policy does not apply. */
export const structuredData = (): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: facts.longName,
    legalName: facts.legalName,
    description: organisationWords.description,
    url: `${organisation.siteUrl}/`,
    logo: `${organisation.siteUrl}/icon-512.png`,
    image: `${organisation.siteUrl}/social.png`,
    telephone: phoneLink(facts.phone).replace('tel:', ''),
    email: facts.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.address.slice(1, -2).join(', '),
      addressLocality: facts.address.at(-2),
      postalCode: facts.address.at(-1),
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', ...facts.position },
    sameAs: [facts.social.url],
    areaServed: facts.address.at(-2),
  }).replaceAll('<', '\\u003c')}</script>`;
