import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Facts } from '../../shared/organisation/facts.ts';
import { drawFacts, drawPage, drawSite, type SiteFiles } from '../../shared/site/draw-site.ts';
import { staffShell } from '../../shared/site/find-site-file.ts';
import { openSite } from '../../shared/site/open-site.ts';
import { siteLanguages } from '../../shared/site/site-frame.ts';
import type { LanguageKey } from '../../shared/words/language.ts';
import { readEnvironment } from '../kernel/lib/environment.ts';

/** The folder of what a build left for drawing, with a folder for each language. */
const environment = z.object({ PAGE_PARTS: z.string() });
const readFolder = (): string => readEnvironment(environment).PAGE_PARTS;

const open = async (key: LanguageKey, published: Partial<Facts>) => ({
  ...(await openSite(join(readFolder(), key), key)),
  published,
});

/** Every file that a publication changes, by its path: nothing of it is written before all of it is drawn. */
export const drawAll = async (published: Partial<Facts>): Promise<SiteFiles> => {
  const drawn: SiteFiles = new Map();
  for (const key of siteLanguages)
    for (const [file, content] of await drawSite(await open(key, published))) drawn.set(file, content);
  const shell = await readFile(join(readFolder(), staffShell), 'utf8');
  return drawn.set(
    staffShell,
    shell.replace('</head>', () => `${drawFacts(published)}</head>`),
  );
};

/** One page, without its scripts: to be looked at. */
export const drawOne = async (key: LanguageKey, path: string, published: Partial<Facts>): Promise<string> => {
  const { parts, ...site } = await open(key, published);
  const scripts = Object.fromEntries(Object.keys(parts.scripts).map((source) => [source, '']));
  return await drawPage({ ...site, parts: { ...parts, scripts, starter: '' } }, path);
};
