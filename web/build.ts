import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildEnvironmentOptions, build } from 'vite';
import { organisation } from '../shared/organisation/organisation.ts';
import type { LanguageKey } from '../shared/words/language.ts';
import { cutFonts } from './cut-fonts.ts';
import { writeLanguage, writeStaffShell } from './prerender.ts';
import { modeOf } from './vite.config.ts';
import { licencesFile, writeNotices } from './write-notices.ts';

// The whole site: what a visitor downloads, the staff area beside it, then every public page as finished HTML, in each
// language. A language is a build of its own, with its words in place of the English ones: a visitor downloads no other
// language, and a missing text fails the build.

const root = import.meta.dirname;

const run = (kind: 'public' | 'staff', key: LanguageKey, options: BuildEnvironmentOptions) =>
  build({ root, mode: modeOf(kind, key), logLevel: 'warn', build: options });

/** What draws the pages, and what a publication needs beside it. */
const pageParts = join(root, '../page-parts/dist');

const drawPages = async (key: LanguageKey): Promise<string> => {
  const outDir = join(pageParts, key);
  await run('public', key, { ssr: true, outDir, emptyOutDir: true });
  return writeLanguage(key, outDir);
};

// English is the last: see `writeLanguage`.
await rm(join(root, 'dist'), { recursive: true, force: true });
await cutFonts();
const styleHashes = new Set<string>();
for (const key of [...organisation.languages, 'en'] as const) {
  await run('public', key, { emptyOutDir: false, copyPublicDir: key === 'en' });
  styleHashes.add(await drawPages(key));
}
await run('staff', 'en', { emptyOutDir: false, license: { fileName: licencesFile } });
writeNotices(join(root, 'dist'));
await writeStaffShell([...styleHashes], pageParts);
