import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { styleHashesFile } from '../shared/kernel/security-headers.ts';
import { organisation } from '../shared/organisation/organisation.ts';
import { notFoundPage, staffShell } from '../shared/site/find-site-file.ts';
import { frameContent, frameOf, frameTitle } from '../shared/site/site-frame.ts';
import { inLanguage, translatedPages } from '../shared/site/site-languages.ts';
import { findSiteFile, publicPages } from '../shared/site/site-paths.ts';
import type { LanguageKey } from '../shared/words/language.ts';
import { languages } from '../shared/words/languages.ts';
import { drawFormPdf } from './draw-form-pdf.ts';
import { previewTags, robots, sitemap, structuredData, themeTag, webManifest } from './site-files.ts';
import { signingInChunk } from './vite.config.ts';

// Writes the built site's pages: every public page as finished HTML, and the empty page that staff screens start from.

type Chunk = { name?: string; file: string; imports?: string[]; css?: string[] };
type Drawing = { html: string; source: string; pattern: string };
type Renderer = { renderPage: (path: string) => Promise<Drawing> };

const dist = join(import.meta.dirname, 'dist');
const read = (file: string) => readFile(join(dist, file), 'utf8');
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), text);
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

/** React puts the elements of the head in front of the page. */
const headOf = (html: string): string => /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? '';

// Without the scripts and styles that the build named for a page that is not drawn.
const withoutScripts = (template: string): string =>
  template.replaceAll(/\s*<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*>(?:<\/script>)?/g, '');

type Build = Awaited<ReturnType<typeof readBuild>> & { key: LanguageKey; fonts: string } & Renderer;

const draw = async (build: Build, path: string): Promise<string> => {
  const { html, source, pattern } = await build.renderPage(path);
  const head = headOf(html);
  const { manifest } = build;
  const entry = manifest['index.html'];
  const chunks = [...new Set([...chunksOf(manifest, 'index.html'), ...chunksOf(manifest, source)])];
  // The scripts load after the first paint, with `load-after-first-paint.ts`: the page can be read without them.
  const scripts = chunks
    .filter((chunk) => chunk !== entry)
    .map(({ file }) => `<link rel="modulepreload" href="/${file}">`)
    .concat(`<script type="module" src="/${entry?.file}"></script>`);
  const starter = `<script type="module" fetchpriority="low" src="/${manifest['src/load-after-first-paint.ts']?.file}"></script>`;
  const preview = previewTags(head, languages[build.key].id);
  const facts = path === '/' && build.key === 'en' ? structuredData : '';
  return withoutScripts(build.template)
    .replace('<!--head-->', () => `${themeTag}${head}${preview}${facts}${build.fonts}<style>${build.css}</style>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${pattern}">${html.slice(head.length)}</div>`)
    .replace('</body>', () => `<template>${scripts.join('')}</template>${starter}</body>`);
};

const missingPage = '/a-page-that-does-not-exist';

/** The menu and the footer of a page without scripts, around the content from the API. */
const drawFrame = async ({ renderPage, template, key }: Build): Promise<string> => {
  const { html } = await renderPage(missingPage);
  const page = html
    .slice(headOf(html).length)
    .replace(/(<main\b[^>]*>).*(<\/main>)/s, (_, start: string, end: string) => start + frameContent + end);
  const head = `<title>${frameTitle}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="${inLanguage(key, '/plain.css')}">`;
  return withoutScripts(template)
    .replace('<!--head-->', () => themeTag + head)
    .replace('<div id="root"></div>', () => `<div id="root">${page}</div>`);
};

/** The notice of the staff area's empty page until a screen is shown; `main-staff.tsx` removes it. */
const staffHead = `<meta name="robots" content="noindex"><title data-first>Staff area - ${organisation.name}</title><meta data-first name="description" content="Where the staff of ${organisation.longName} sign in and work.">`;
const noScript = '<noscript>The staff area needs JavaScript. Please switch it on and load this page again.</noscript>';

/** The files that the site has once, whatever its languages. They are made with the English build. */
const writeCommonFiles = async (build: Build): Promise<void> => {
  await write(notFoundPage, await draw(build, missingPage));
  await writeFile(join(dist, 'referral-form.pdf'), await drawFormPdf());
  await write('sitemap.xml', sitemap);
  await write('robots.txt', robots);
  await write('manifest.webmanifest', webManifest);
};

/** The parts of the pages that the API draws in a language. */
const writeFrame = async (build: Build): Promise<void> => {
  await write(frameOf(build.key), await drawFrame(build));
  // The styles of every page, under a name that the functions know, and those of the page that they draw.
  const plain = await readFile(join(import.meta.dirname, 'src/styles/plain.css'), 'utf8');
  await write(inLanguage(build.key, '/plain.css'), build.css + plain);
};

/**
 * Writes the pages of the language that was built last. Returns the hash of their inline styles. English comes after
 * the others: all of them leave their template at the place of its home page.
 */
export const writeLanguage = async (key: LanguageKey, { renderPage }: Renderer): Promise<string> => {
  const read = await readBuild(key);
  const build = { ...read, key, renderPage, fonts: preloadFonts(fontsOf(read.manifest)) };
  const pages = key === 'en' ? publicPages : translatedPages;
  for (const path of pages) await write(findSiteFile(inLanguage(key, path)), await draw(build, path));
  await writeFrame(build);
  if (key === 'en') await writeCommonFiles(build);
  await rm(join(dist, build.styleSheet));
  return `'sha256-${createHash('sha256').update(build.css).digest('base64')}'`;
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
export const writeStaffShell = async (styleHashes: readonly string[]): Promise<void> => {
  const manifest: Record<string, Chunk> = JSON.parse(await read('.vite/staff.json'));
  await write(
    staffShell,
    (await read(staffShell))
      .replace('<!--head-->', () => themeTag + staffHead)
      .replace('</head>', () => `${preloadSignIn(manifest)}</head>`)
      .replace('</body>', () => `${noScript}</body>`),
  );
  await write(styleHashesFile, JSON.stringify(styleHashes));
  await rm(join(dist, '.vite'), { recursive: true });
};
