import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { language } from '#words/language.ts';
import { notFoundPage, staffShell } from '../shared/find-site-file.ts';
import { organisation } from '../shared/organisation.ts';
import { styleHashesFile } from '../shared/security-headers.ts';
import { frameContent, frameTitle, siteFrameFile } from '../shared/site-frame.ts';
import { findSiteFile, publicPages } from '../shared/site-paths.ts';
import { drawFormPdf } from './draw-form-pdf.ts';
import { previewTags, robots, sitemap, structuredData, themeTag, webManifest } from './site-files.ts';

// Writes the built site's pages: every public page as finished HTML, and the empty page that staff screens start from.

type Chunk = { file: string; imports?: string[] };
type Drawing = { html: string; source: string; pattern: string };
type Renderer = { renderPage: (path: string) => Promise<Drawing> };

const dist = join(import.meta.dirname, 'dist');
const read = (file: string) => readFile(join(dist, file), 'utf8');
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), text);
};

const { renderPage }: Renderer = await import(
  pathToFileURL(join(import.meta.dirname, '../node_modules/.prerender/entry-prerender.js')).href
);
const manifest: Record<string, Chunk> = JSON.parse(await read('.vite/public.json'));
const template = (await read('index.html')).replace(
  /<html[^>]*>/,
  `<html lang="${language.id}" dir="${language.dir}">`,
);

/** A source file's chunk and every chunk it needs, those first. */
const chunksOf = (source: string, seen = new Set<string>()): Chunk[] => {
  if (seen.has(source)) return [];
  seen.add(source);
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the build: a route names a file that is not there.`);
  return [...(chunk.imports ?? []).flatMap((needed) => chunksOf(needed, seen)), chunk];
};

const entry = manifest['index.html'];
// Asked for with the first bytes: what is not there in time for the first paint is left for the next page.
const fonts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.woff2') && !file.includes('-ext-'))
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
  .join('');

// One small sheet for every page, in every page: none waits for it, and the policy names one hash.
const sheet = manifest['style.css']?.file;
if (!sheet) throw new Error('The build made no styles.');
const css = (await read(sheet)).trim();
const styles = `<style>${css}</style>`;

/** React puts what belongs into the head in front of the page. */
const headOf = (html: string): string => /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? '';

// Without the scripts and styles that the build named for a page nobody has drawn.
const bare = template.replaceAll(
  /\s*<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*>(?:<\/script>)?/g,
  '',
);

const draw = async (path: string): Promise<string> => {
  const { html, source, pattern } = await renderPage(path);
  const head = headOf(html);
  const chunks = [...new Set([...chunksOf('index.html'), ...chunksOf(source)])];
  // The scripts wait for the words and the styles: the page can be read without them.
  const scripts = chunks
    .filter((chunk) => chunk !== entry)
    .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)
    .concat(`<script type="module" fetchpriority="low" src="/${entry?.file}"></script>`);
  return bare
    .replace(
      '<!--head-->',
      () => themeTag + head + previewTags(head) + (path === '/' ? structuredData : '') + fonts + styles,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${pattern}">${html.slice(head.length)}</div>`)
    .replace('</body>', () => `${scripts.join('')}</body>`);
};

/** The menu and the footer of a page without scripts, for what the API puts between them. */
const drawFrame = async (): Promise<string> => {
  const { html } = await renderPage('/a-page-that-does-not-exist');
  const page = html
    .slice(headOf(html).length)
    .replace(/(<main\b[^>]*>).*(<\/main>)/s, (_, start: string, end: string) => start + frameContent + end);
  const head = `<title>${frameTitle}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain.css">`;
  return bare
    .replace('<!--head-->', () => themeTag + head)
    .replace('<div id="root"></div>', () => `<div id="root">${page}</div>`);
};

for (const path of publicPages) await write(findSiteFile(path), await draw(path));
await write(notFoundPage, await draw('/a-page-that-does-not-exist'));
await write(siteFrameFile, await drawFrame());
// What the page says of itself until a screen does; `main-staff.tsx` takes the title and the description away.
const staffHead = `<meta name="robots" content="noindex"><title data-first>Staff area - ${organisation.name}</title><meta data-first name="description" content="Where the staff of ${organisation.longName} sign in and work.">`;
const noScript = '<noscript>The staff area needs JavaScript. Please switch it on and load this page again.</noscript>';
await write(
  staffShell,
  (await read(staffShell))
    .replace('<!--head-->', () => themeTag + staffHead + fonts)
    .replace('</body>', () => `${noScript}</body>`),
);
await writeFile(join(dist, 'referral-form.pdf'), await drawFormPdf());
await write('sitemap.xml', sitemap);
await write('robots.txt', robots);
await write('manifest.webmanifest', webManifest);
// The styles of every page, under a name that the functions know, and those of the page that they draw.
await write('plain.css', css + (await readFile(join(import.meta.dirname, 'src/styles/plain.css'), 'utf8')));
await write(styleHashesFile, JSON.stringify([`'sha256-${createHash('sha256').update(css).digest('base64')}'`]));
await rm(join(dist, sheet));
await rm(join(dist, '.vite'), { recursive: true });
