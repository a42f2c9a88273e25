import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { today } from '../../shared/kernel/today.ts';
import type { Facts, Published } from '../../shared/organisation/facts.ts';
import { changedFacts } from '../../shared/publishing/site-facts.ts';
import { checksOf, overridesOf, type SiteWords } from '../../shared/publishing/site-words.ts';
import { drawFacts, type SiteFiles } from '../../shared/site/draw-site.ts';
import { staffShell } from '../../shared/site/find-site-file.ts';
import { type DrawOrder, drawingWorker } from '../../shared/site/page-parts.ts';
import { siteLanguages } from '../../shared/site/site-frame.ts';
import type { LanguageKey } from '../../shared/words/language.ts';
import { readEnvironment } from '../kernel/lib/environment.ts';

/** The folder of what a build left for drawing, with a folder for each language. */
const environment = z.object({ PAGE_PARTS: z.string() });
const readFolder = (): string => readEnvironment(environment).PAGE_PARTS;

/** What a site is made of beside the code: the facts, and the words that the organisation wrote itself. */
export type SiteContent = { facts: Facts; words: SiteWords };

const publishedIn = (key: LanguageKey, { facts, words }: SiteContent): Published => {
  const overrides = overridesOf(words[key]);
  return { ...changedFacts(facts), ...(Object.keys(overrides).length > 0 && { words: overrides }) };
};

/** @throws what drawing throws */
const draw = async <Drawn>(key: LanguageKey, content: SiteContent, path?: string): Promise<Drawn> => {
  const folder = join(readFolder(), key);
  const [published, checks] = [publishedIn(key, content), checksOf(content.words[key])];
  const workerData: DrawOrder = { folder, key, published, checks, day: today(), path };
  const worker = new Worker(join(folder, `${drawingWorker}.mjs`), { workerData });
  // It rejects with what the worker throws.
  const [drawn] = (await once(worker, 'message')) as [Drawn];
  await worker.terminate();
  return drawn;
};

/** Every file that a publication changes, by its path: nothing of it is written before all of it is drawn. */
export const drawAll = async (content: SiteContent): Promise<SiteFiles> => {
  const drawn: SiteFiles = new Map();
  for (const key of siteLanguages)
    for (const [file, text] of await draw<SiteFiles>(key, content)) drawn.set(file, text);
  const shell = await readFile(join(readFolder(), staffShell), 'utf8');
  // Staff screens show no page of the site.
  const { pages: _, pictures: __, ...facts } = publishedIn('en', content);
  return drawn.set(
    staffShell,
    shell.replace('</head>', () => `${drawFacts(facts)}</head>`),
  );
};

/** One page, without its scripts, to be looked at; and the hash of its words. */
export const drawOne = async (key: LanguageKey, path: string, content: SiteContent) =>
  await draw<{ html: string; hash: string }>(key, content, path);
