import { createHash } from 'node:crypto';
import { factsBlock, type Published, type ShownFacts } from '../organisation/facts.ts';
import type { LanguageKey } from '../words/language.ts';
import { addedPaths } from './added-pages.ts';
import { drawSitemap } from './draw-sitemap.ts';
import { isAddedFile, notFoundPage } from './find-site-file.ts';
import type { Checks, DrawForm, PageParts, RenderPage } from './page-parts.ts';
import { frameContent, frameOf, frameTitle } from './site-frame.ts';
import { inLanguage, translatedPages } from './site-languages.ts';
import { findSiteFile, publicPages } from './site-paths.ts';

/** What was published, for the scripts of a page: data, which the content security policy does not concern. */
export const drawFacts = (published: Partial<ShownFacts>): string =>
  Object.keys(published).length === 0
    ? ''
    : `<script type="application/json" id="${factsBlock}">${JSON.stringify(published).replaceAll('<', '\\u003c')}</script>`;

export type Site = {
  key: LanguageKey;
  parts: PageParts;
  renderPage: RenderPage;
  /** With the English pages. */
  drawForm?: DrawForm | undefined;
  published: Published;
  /** Which closures are announced. */
  day: string;
  checks: Checks;
};

/**
 * The hash of the words of a page, as somebody reads it who checks a language: whatever of them is written anew ends the
 * check. The facts, closures and the year are not words; on an added page, those of the page are.
 */
export const hashPage = async (
  { renderPage, published: { words, pages }, day }: Site,
  path: string,
): Promise<string> => {
  const own = isAddedFile(findSiteFile(path)) && pages ? { pages } : {};
  const { head, html } = await renderPage(path, { ...(words && { words }), ...own }, day);
  const [inTab = ''] = /<title>.*?<\/title>/.exec(head) ?? [];
  const [inSearch = ''] = /name="description" content="[^"]*"/.exec(head) ?? [];
  const read = [inTab, inSearch, html]
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/© \s*\d{4}/g, '');
  return createHash('sha256').update(read.replaceAll(/\s+/g, ' ')).digest('base64url');
};

/** With the pages whose check still holds. */
const withChecked = async (site: Site): Promise<Site> => {
  const checked: string[] = [];
  for (const [path, hash] of Object.entries(site.checks)) if ((await hashPage(site, path)) === hash) checked.push(path);
  return checked.length === 0 ? site : { ...site, published: { ...site.published, checked } };
};

/** A public page as its file holds it. */
const drawPage = async ({ parts, renderPage, published, day }: Site, path: string): Promise<string> => {
  const { head, html, data, pattern, source } = await renderPage(path, published, day);
  const scripts = parts.scripts[source];
  if (scripts === undefined) throw new Error(`${source} is not in the build: a route names a file that is not there.`);
  return parts.template
    .replace('<!--head-->', () =>
      [parts.theme, head, drawFacts(data), parts.fonts, `<style>${parts.css}</style>`].join(''),
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${pattern}">${html}</div>`)
    .replace('</body>', () => `<template>${scripts}</template>${parts.starter}</body>`);
};

const missingPage = '/a-page-that-does-not-exist';

/** The menu and the footer of a page without scripts, around the content from the API. */
const drawFrame = async ({ key, parts, renderPage, published, day }: Site): Promise<string> => {
  const { html } = await renderPage(missingPage, published, day);
  const page = html.replace(
    /(<main\b[^>]*>).*(<\/main>)/s,
    (_, start: string, end: string) => start + frameContent + end,
  );
  const head = `<title>${frameTitle}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="${inLanguage(key, '/plain.css')}">`;
  return parts.template
    .replace('<!--head-->', () => parts.theme + head)
    .replace('<div id="root"></div>', () => `<div id="root">${page}</div>`);
};

export type SiteFiles = Map<string, string | Uint8Array>;

/** The files of a language that a publication changes, by their paths. */
export const drawSite = async (asked: Site): Promise<SiteFiles> => {
  const site = await withChecked(asked);
  const { key, parts, drawForm, published, day } = site;
  const files: SiteFiles = new Map();
  for (const path of [...(key === 'en' ? publicPages : translatedPages), ...addedPaths(published, key, day)])
    files.set(findSiteFile(inLanguage(key, path)), await drawPage(site, path));
  files.set(frameOf(key), await drawFrame(site));
  if (key === 'en') {
    files.set(notFoundPage, await drawPage(site, missingPage));
    files.set('/sitemap.xml', drawSitemap(published, day));
  }
  if (drawForm) files.set('/referral-form.pdf', await drawForm(published, parts.colours));
  return files;
};

/** One page, without its scripts: to be looked at. */
export const drawOnePage = async (asked: Site, path: string): Promise<string> => {
  const { parts, ...site } = await withChecked(asked);
  const scripts = Object.fromEntries(Object.keys(parts.scripts).map((source) => [source, '']));
  return await drawPage({ ...site, parts: { ...parts, scripts, starter: '' } }, path);
};
