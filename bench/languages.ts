import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from '@playwright/test';
import { serveSite } from '../infra/local/gateway/serve-site.ts';
import { startServer } from '../infra/local/http-server.ts';
import { organisation } from '../shared/organisation/organisation.ts';
import { instruments } from '../shared/questionnaires/registry.ts';
import { inLanguage } from '../shared/site/site-languages.ts';
import type { Language } from '../shared/words/language.ts';
import { languages } from '../shared/words/languages.ts';
import { chromium } from '../tests/support/chromium.ts';

const site = join(import.meta.dirname, '../web/dist');
const output = fileURLToPath(new URL('./output/languages/', import.meta.url));
const keys = ['en', ...organisation.languages] as const;
const widths = [390, 1280];

const pages = [
  { name: 'home', path: '/' },
  { name: 'services', path: '/services' },
  { name: 'referral', path: '/referrals?for=me' },
] as const;

const describeReview = ({ review }: Language): string => (review ? `${review.by}, ${review.on}` : 'draft');

/** Pictures of three pages in each script, the weight of the fonts there, and the languages of each instrument. */
export const benchLanguages = async (): Promise<void> => {
  if (!existsSync(site)) throw new Error('The site is not built. Run: npm run build');
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const none = 'https://none.example';
  const served = await startServer(
    serveSite(site, { userPoolOrigin: none, signaturesOrigin: none, uploadsOrigin: none }),
  );
  const browser = await playwright.launch(chromium);
  const rows: Record<string, object> = {};
  for (const key of keys) {
    const fonts = new Map<string, number>();
    for (const width of widths) {
      const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith('.woff2')) fonts.set(pathname, readFileSync(join(site, pathname)).byteLength);
      });
      for (const { name, path } of pages) {
        await page.goto(`http://localhost:${served.port}${inLanguage(key, path)}`, { waitUntil: 'networkidle' });
        await page.screenshot({ path: join(output, `${key}-${name}-${width}.png`), fullPage: true });
      }
      await context.close();
    }
    const bytes = [...fonts.values()].reduce((total, one) => total + one, 0);
    rows[key] = {
      review: describeReview(languages[key]),
      'font files': fonts.size,
      'fonts, kB': Number((bytes / 1024).toFixed(1)),
    };
  }
  await browser.close();
  await served.stop();
  console.table(rows);
  const names = await Promise.all(
    (await readdir(join(site, 'assets')))
      .filter((file) => file.startsWith('language-names-'))
      .map(async (file) => (await stat(join(site, 'assets', file))).size),
  );
  console.log(`The letters of the names of languages: ${names.reduce((total, one) => total + one, 0)} bytes.`);
  console.table(instruments.map(({ name, credit }) => ({ instrument: name, languages: 'English', source: credit })));
  console.log('The pictures are in bench/output/languages/.');
};
