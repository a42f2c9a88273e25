import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

type Counts = { passed: number; failed: number };

const vitestReport = 'test-reports/vitest.json';
const browserReport = 'test-reports/browser.json';

const runStep = (title: string, command: string): boolean => {
  const started = performance.now();
  console.log(`\n== ${title}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  console.log(
    `== ${title}: ${status === 0 ? 'held' : 'FAILED'} after ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return status === 0;
};

/** Some steps at once, each with one core to use; what each says is shown when it ends, so that none speaks into another. */
const runTogether = async (steps: readonly [title: string, command: string][]): Promise<boolean> => {
  const runs = steps.map(async ([title, command]) => {
    const started = performance.now();
    const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const [status] = (await once(child, 'close')) as [number | null];
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `\n== ${title}: ${command}\n${output}== ${title}: ${status === 0 ? 'held' : 'FAILED'} after ${seconds} s`,
    );
    return status === 0;
  });
  return (await Promise.all(runs)).every(Boolean);
};

const readReport = <Report>(file: string, schema: z.ZodType<Report>): Report =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

const countVitest = (): Counts => {
  const report = readReport(vitestReport, z.object({ numPassedTests: z.int(), numFailedTests: z.int() }));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
};
const countBrowser = (): Counts => {
  const { stats } = readReport(
    browserReport,
    z.object({ stats: z.object({ expected: z.int(), unexpected: z.int() }) }),
  );
  return { passed: stats.expected, failed: stats.unexpected };
};

/** What was on the page where a browser test failed: elsewhere only this output can be read. */
const showFailedPages = (): void => {
  const folder = 'test-results';
  if (!existsSync(folder)) return;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const page of pages.filter((name) => name.endsWith('error-context.md'))) {
    console.log(`\n== ${page}\n${readFileSync(join(folder, page), 'utf8').slice(0, 12_000)}`);
  }
};

// Cheapest first; a later step is not run on what an earlier one found broken.
const isGreen =
  runStep('What is generated', 'npm run --silent generate && git diff --exit-code -- shared/questionnaires') &&
  (await runTogether([
    ['Lint', 'npm run --silent lint'],
    ['Types', 'npm run --silent types'],
    ['Build', 'npm run --silent build'],
  ]));
if (!isGreen) process.exit(1);
mkdirSync('test-reports', { recursive: true });

const unit = runStep(
  'Rules, contract, faults, cloud',
  `vitest run --reporter=default --reporter=json --outputFile=${vitestReport}`,
);
const browser = runStep('Browser', 'playwright test');
if (!browser) showFailedPages();
const counts = [countVitest(), countBrowser()];
const sum = (kind: keyof Counts) => counts.reduce((total, one) => total + one[kind], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(unit && browser ? 0 : 1);
