import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { styleHashesFile } from '../shared/kernel/security-headers.ts';
import { today } from '../shared/kernel/today.ts';
import { firstFacts } from '../shared/organisation/organisation.ts';
import { drawSite } from '../shared/site/draw-site.ts';
import { staffShell } from '../shared/site/find-site-file.ts';
import { openSite, pagePartsFile } from '../shared/site/open-site.ts';
import type { PageParts } from '../shared/site/page-parts.ts';
import { inLanguage } from '../shared/site/site-languages.ts';
import type { LanguageKey } from '../shared/words/language.ts';
import { languages } from '../shared/words/languages.ts';
import { robots, themeTag, webManifest } from './site-files.ts';
import { colourOf } from './tokens.ts';
import { signingInChunk } from './vite.config.ts';

// Writes the built site's pages: every public page as finished HTML, and the empty page that staff screens start from.

type Chunk = { name?: string; file: string; imports?: string[]; css?: string[] };

const dist = join(import.meta.dirname, 'dist');
const read = (file: string) => readFile(join(dist, file), 'utf8');
const write = async (file: string, content: string | Uint8Array) => {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), content);
};

/** The output of a build for visitors in `dist`, read before the next build overwrites it. */
const readBuild = async (key: LanguageKey) => {
  const { id, dir } = languages[key];
  const manifest: Record<string, Chunk> = JSON.parse(await read('.vite/public.json'));
  const template = (await read('index.html')).replace(/<html[^>]*>/, `<html lang="${id}" dir="${dir}">`);
  // One small style sheet, inlined in every page: no page waits for it, and the policy names one hash.
  const styleSheet = manifest['style.css']?.file;
  if (!styleSheet) throw new Error('The build made no styles.');
  return { manifest, template, styleSheet, css: (await read(styleSheet)).trim() };
};

/** A source file's chunk and every chunk it needs, those first. */
const chunksOf = (manifest: Record<string, Chunk>, source: string, seen = new Set<string>()): Chunk[] => {
  if (seen.has(source)) return [];
  seen.add(source);
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the build: a route names a file that is not there.`);
  return [...(chunk.imports ?? []).flatMap((needed) => chunksOf(manifest, needed, seen)), chunk];
};

/** The fonts that the first paint may need, those of the language's own script first. */
const fontsOf = (manifest: Record<string, Chunk>): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2') && !file.includes('-ext-'))
    .toSorted((one, other) => Number(one.includes('-latin-')) - Number(other.includes('-latin-')));

// Requested with the first bytes; those too late for the first paint serve the next page. The names of the languages
// are on every page, and would move their neighbours if their letters came later.
const preloadFonts = (files: readonly string[]): string =>
  files.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`).join('');

// Without the scripts and styles that the build named for a page that is not drawn.
const withoutScripts = (template: string): string =>
  template.replaceAll(/\s*<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*>(?:<\/script>)?/g, '');

/** The scripts of each page. They load after the first paint: the page can be read without them. */
const scriptsOf = (manifest: Record<string, Chunk>): Record<string, string> => {
  const entry = manifest['index.html'];
  const pages = Object.keys(manifest).filter((source) => source.startsWith('src/') && source.endsWith('.tsx'));
  return Object.fromEntries(
    pages.map((source) => {
      const chunks = [...new Set([...chunksOf(manifest, 'index.html'), ...chunksOf(manifest, source)])];
      const scripts = chunks
        .filter((chunk) => chunk !== entry)
        .map(({ file }) => `<link rel="modulepreload" href="/${file}">`)
        .concat(`<script type="module" src="/${entry?.file}"></script>`);
      return [source, scripts.join('')];
    }),
  );
};

/** The notice of the staff area's empty page until a screen is shown; `main-staff.tsx` removes it. */
const staffHead = `<meta name="robots" content="noindex"><title data-first>Staff area - ${firstFacts.name}</title><meta data-first name="description" content="Where the staff of ${firstFacts.longName} sign in and work.">`;
const noScript = '<noscript>The staff area needs JavaScript. Please switch it on and load this page again.</noscript>';

/**
 * Writes the pages of the language that was built last, with the facts of a new installation, and beside what draws them
 * the parts with which a publication draws them again. Returns the hash of their inline styles. English comes after
 * the others: all of them leave their template at the place of its home page.
 */
export const writeLanguage = async (key: LanguageKey, folder: string): Promise<string> => {
  const { manifest, template, styleSheet, css } = await readBuild(key);
  const starter = manifest['src/load-after-first-paint.ts']?.file;
  const parts: PageParts = {
    template: withoutScripts(template),
    theme: themeTag,
    fonts: preloadFonts(fontsOf(manifest)),
    css,
    scripts: scriptsOf(manifest),
    starter: `<script type="module" fetchpriority="low" src="/${starter}"></script>`,
    colours: { ink: colourOf('ink'), quiet: colourOf('quiet'), madder: colourOf('madder') },
  };
  await writeFile(join(folder, pagePartsFile), JSON.stringify(parts));
  const site = await openSite(folder, key);
  for (const [file, content] of await drawSite({ ...site, published: {}, day: today(), checks: {} }))
    await write(file, content);
  // The styles of every page, under a name that the functions know, and those of the page that they draw.
  const plain = await readFile(join(import.meta.dirname, 'src/styles/plain.css'), 'utf8');
  await write(inLanguage(key, '/plain.css'), css + plain);
  if (key === 'en') {
    await write('robots.txt', robots);
    await write('manifest.webmanifest', webManifest);
  }
  await rm(join(dist, styleSheet));
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
};

/** Whoever signs in needs its screens at once: they are asked for beside the code that opens them, and not after it. */
const preloadSignIn = (manifest: Record<string, Chunk>): string => {
  const chunk = Object.values(manifest).find(({ name }) => name === signingInChunk);
  if (!chunk) throw new Error('The build made no file for the screens of signing in.');
  const sheets = (chunk.css ?? []).map((sheet) => `<link rel="preload" as="style" crossorigin href="/${sheet}">`);
  return [`<link rel="modulepreload" crossorigin href="/${chunk.file}">`, ...sheets].join('');
};

/**
 * Writes the page that staff screens start from, after their build, and the hashes of all inline styles. It asks for no
 * font: on a slow line those would take the bandwidth of the code, without which there is nothing to read.
 */
export const writeStaffShell = async (styleHashes: readonly string[], folder: string): Promise<void> => {
  const manifest: Record<string, Chunk> = JSON.parse(await read('.vite/staff.json'));
  const shell = (await read(staffShell))
    .replace('<!--head-->', () => themeTag + staffHead)
    .replace('</head>', () => `${preloadSignIn(manifest)}</head>`)
    .replace('</body>', () => `${noScript}</body>`);
  await write(staffShell, shell);
  // A publication puts its facts there.
  await writeFile(join(folder, staffShell), shell);
  await write(styleHashesFile, JSON.stringify(styleHashes));
  await rm(join(dist, '.vite'), { recursive: true });
};
