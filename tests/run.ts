import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
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

// Each step by itself, the cheapest first; after a failed step no later one is run.
const held =
  runStep('What is generated', 'npm run --silent generate && git diff --exit-code -- shared/questionnaires') &&
  runStep('Lint', 'npm run --silent lint') &&
  runStep('Types', 'npm run --silent types') &&
  runStep('Build', 'npm run --silent build');
if (!held) process.exit(1);
mkdirSync('test-reports', { recursive: true });

const unit = runStep(
  'Rules, contract, faults, cloud',
  `vitest run --reporter=default --reporter=json --outputFile=${vitestReport}`,
);
const browser = runStep('Browser', 'playwright test');
const counts = [countVitest(), countBrowser()];
const sum = (kind: keyof Counts) => counts.reduce((total, one) => total + one[kind], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(unit && browser ? 0 : 1);
