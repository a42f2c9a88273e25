import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageKey } from '../words/language.ts';
import type { Site } from './draw-site.ts';

/** The name of the parts of a language's pages, beside what draws them. */
export const pagePartsFile = 'page-parts.json';

const load = async (folder: string, module: string) => await import(pathToFileURL(join(folder, `${module}.mjs`)).href);

/** What a build left in a folder for drawing the pages of a language. */
export const openSite = async (
  folder: string,
  key: LanguageKey,
): Promise<Omit<Site, 'published' | 'day' | 'checks'>> => ({
  key,
  parts: JSON.parse(await readFile(join(folder, pagePartsFile), 'utf8')),
  renderPage: (await load(folder, 'entry-prerender')).renderPage,
  drawForm: key === 'en' ? (await load(folder, 'draw-form-pdf')).drawFormPdf : undefined,
});
