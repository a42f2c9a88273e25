import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { webConfigPath } from '../../shared/kernel/web-config.ts';
import { organisation } from '../../shared/organisation/organisation.ts';
import { inLanguage } from '../../shared/site/site-languages.ts';
import { findSiteFile, publicPages } from '../../shared/site/site-paths.ts';

const site = join(import.meta.dirname, '../../web/dist');
const mostBytes = 100_000;

// Gzip, the least compression for any browser: CDN and gateway send Brotli, which is smaller, to all that accept it.
const compress = (text: string) => gzipSync(text, { level: 9 });

const read = (file: string): string => readFileSync(join(site, file), 'utf8');

/** A script, and every script that it needs to start. */
const withImports = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of read(file).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) {
    withImports(`/assets/${name}`, found);
  }
  return found;
};

const scriptsOf = (page: string): Set<string> => {
  const started = [...page.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  return new Set(started.flatMap(([, file = '']) => [...withImports(file)]));
};

it('is measured on the site as it is built', () => {
  expect(existsSync(site), 'Run: npm run build').toBe(true);
  expect(publicPages.length).toBeGreaterThan(5);
});

it.each(publicPages)('a visitor downloads at most 100 kB of scripts for %s', (path) => {
  const scripts = [...scriptsOf(read(findSiteFile(path)))];
  expect(scripts.length).toBeGreaterThan(1);
  const bytes = scripts.map((file) => compress(read(file)).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(mostBytes);
});

it.each(publicPages)('nothing delays the first paint of %s', (path) => {
  const page = read(findSiteFile(path));
  const blocking = [...page.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].filter(
    ([tag]) => !/ (?:type="module"|async|defer)[ >=]/.test(tag),
  );
  expect(blocking).toEqual([]);
  expect(page).not.toMatch(/<link\b[^>]*rel="stylesheet"/);
});

it.each(organisation.languages)('a first page in %s asks for its own letters first, and for one Latin font', (key) => {
  const page = read(findSiteFile(inLanguage(key, '/')));
  const fonts = [...page.matchAll(/<link rel="preload" as="font"[^>]* href="\/assets\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(fonts[0]).toMatch(/^noto-/);
  expect(fonts.filter((file) => file.includes('-latin-'))).toEqual([expect.stringMatching(/^source-sans-/)]);
  expect(page).not.toContain('anek-latin');
});

it('the largest picture of the services is not left for later', () => {
  const [first = ''] = /<img\b[^>]*>/.exec(/<main[\s\S]*/.exec(read(findSiteFile('/services')))?.[0] ?? '') ?? [];
  expect(first).not.toBe('');
  expect(first).not.toContain('lazy');
  expect(first).toMatch(/fetchpriority="high"/i);
});

const chunkOf = (name: string): string => {
  const [found = '', ...others] = readdirSync(join(site, 'assets')).filter((file) =>
    new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file),
  );
  expect([found, others]).toEqual([expect.stringMatching(/./), []]);
  return `/assets/${found}`;
};

// Each file of code costs a request, and a screen opens when the last has come.
it.each([
  ['the screens of signing in', ['signing-in'], 6, 125_000],
  ['Today', ['signing-in', 'user-pool', 'today'], 9, 280_000],
  ["a patient's record", ['today', 'record'], 10, 305_000],
] as const)('%s start from few files', (_, names, mostFiles, most) => {
  const scripts = [...scriptsOf(read('staff.html')), ...names.flatMap((name) => [...withImports(chunkOf(name))])];
  const files = [...new Set(scripts.map((file) => file.replace(/^\//, '')))];
  expect(files.length).toBeLessThanOrEqual(mostFiles);
  expect(files.reduce((sum, file) => sum + compress(read(file)).length, 0)).toBeLessThanOrEqual(most);
});

it('the screens of signing in come beside the code that opens them, and no font in front of it', () => {
  const shell = read('staff.html');
  expect(shell).toContain(`<link rel="modulepreload" crossorigin href="${chunkOf('signing-in')}"`);
  expect(shell).not.toContain('as="font"');
});

it('what others wrote is in files of its own, which a release keeps', () => {
  const ofOurs = [...withImports(chunkOf('today'))].filter((file) =>
    /The staff area|Nothing waits for you today/.test(read(file)),
  );
  expect(ofOurs).toEqual([chunkOf('today')]);
  for (const name of ['libraries', 'staff-libraries', 'schemas']) {
    for (const file of withImports(chunkOf(name))) {
      expect(file).toMatch(/\/(?:rolldown-runtime|libraries|staff-libraries|schemas)-/);
    }
  }
});

it('the addresses of the user pool come with the code of the staff area, and not after it', () => {
  expect(read('staff.html')).toContain(`<link rel="preload" href="${webConfigPath}" as="fetch" crossorigin`);
});
