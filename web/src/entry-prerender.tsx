import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { language } from '#words/language.ts';
import { type Facts, type SitePicture, type SiteTexts, setFacts } from '../../shared/organisation/facts.ts';
import { isOpenOn } from '../../shared/organisation/services.ts';
import { addedPagePath } from '../../shared/site/added-pages.ts';
import type { RenderPage } from '../../shared/site/page-parts.ts';
import { inLanguage } from '../../shared/site/site-languages.ts';
import { describeClosures } from './app/describe-closures.ts';
import { previewTags, structuredData } from './app/describe-site.ts';
import { findPublicPage } from './app/public-pages.ts';
import { PublicSite } from './app/public-site.tsx';

/** React puts the elements of the head in front of the page. */
const headOf = (html: string): string => /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? '';

// A page names the hours of its own language.
const ownHours = (openingHours: Facts['openingHours'] = {}): Partial<Facts> => {
  const hours = openingHours[language.key] ?? openingHours.en;
  return hours === undefined ? {} : { openingHours: { [language.key]: hours } };
};

// A page shows the services that are open on the day, in its own language, and not what only staff need of them.
const ownServices = (services: Facts['services'] | undefined, day: string): Partial<Facts> =>
  services
    ? {
        services: services
          .filter((service) => isOpenOn(service, day))
          .map(({ id, name, picture, photograph, words }) => {
            const key = words?.[language.key] ? language.key : 'en';
            const own = words?.[key];
            return {
              id,
              name: own?.name ?? name,
              ...(picture && { picture }),
              ...(photograph && { photograph: inOwnLanguage(photograph) }),
              ...(own && { words: { [key]: { name: own.name, short: own.short, text: own.text } } }),
            };
          }),
      }
    : {};

// In which languages a page is, for the links to them.
const inOtherLanguages = (words: SiteTexts): SiteTexts =>
  Object.fromEntries(Object.keys(words).map((key) => [key, { name: '', short: '', text: '' }]));

// Every page names those that were added, in its own language; the text and the picture are on their own page alone.
const ownPages = (pages: Facts['pages'], path: string, day: string): Partial<Facts> => {
  const shown = (pages ?? []).flatMap(({ number, words, picture, endsOn }) => {
    const own = words[language.key];
    if (!own || !isOpenOn({ endsOn }, day)) return [];
    const { name, short, text } = own;
    const isHere = path === addedPagePath(number);
    return {
      number,
      words: { ...(isHere && inOtherLanguages(words)), [language.key]: { name, short, text: isHere ? text : '' } },
      ...(isHere && picture && { picture: inOwnLanguage(picture) }),
    };
  });
  return shown.length > 0 ? { pages: shown } : {};
};

const inOwnLanguage = ({ file, alt }: SitePicture): SitePicture => {
  const own = alt[language.key];
  return { file, alt: { en: alt.en, ...(own !== undefined && { [language.key]: own }) } };
};

const ownPictures = (pictures: Facts['pictures']): Partial<Facts> =>
  pictures
    ? { pictures: Object.fromEntries(Object.entries(pictures).map(([name, one]) => [name, inOwnLanguage(one)])) }
    : {};

/** Draws the public pages of the language of this build. */
export const renderPage: RenderPage = async (address, published, day) => {
  const { path, source, load } = findPublicPage(address);
  const { Component } = await load();
  // Nothing is awaited from here on: another drawing at the same time may have other facts.
  // Who assigns patients is for staff alone.
  const { openingHours, services, pages, pictures, recordsAdmin: _, ...others } = published;
  const data = {
    ...others,
    ...ownHours(openingHours),
    ...ownServices(services, day),
    ...ownPages(pages, path, day),
    ...ownPictures(pictures),
    ...describeClosures(published.closures, day),
  };
  setFacts(data);
  const html = renderToString(
    <StrictMode>
      <StaticRouter basename={inLanguage(language.key, '/')} location={inLanguage(language.key, address)}>
        <PublicSite first={Component} />
      </StaticRouter>
    </StrictMode>,
  );
  const head = headOf(html);
  const ofSite = address === '/' && language.key === 'en' ? structuredData() : '';
  return { head: `${head}${previewTags(head)}${ofSite}`, html: html.slice(head.length), data, pattern: path, source };
};
