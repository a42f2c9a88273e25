import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';

// The attempts of an adversary, a crash or a simultaneous colleague, in one run and one summary. Each is a part of `npm
// test` as well; here the number of generated requests is free, and the summary says what was tried.

const { values } = parseArgs({
  options: {
    /** Made-up requests a call. */
    fuzz: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Part of a title below, for one of them alone. */
    only: { type: 'string', default: '' },
  },
});

type Part = { title: string; tool: 'vitest' | 'playwright'; files: string[]; needsSite?: true };

const parts: Part[] = [
  {
    title: 'Access: every call with every credential, through the gateway and past it',
    tool: 'vitest',
    files: [
      'tests/platform/access.test.ts',
      'tests/session/sessions.test.ts',
      'tests/platform/origin-secret.isolated.test.ts',
    ],
  },
  {
    title: `Fuzz: ${values.fuzz} made-up requests of each call`,
    tool: 'vitest',
    files: ['tests/platform/fuzz.test.ts', 'tests/platform/fuzz-parse.test.ts'],
  },
  {
    title: 'Input: hostile bodies, and work that grows no faster than what was sent',
    tool: 'vitest',
    files: [
      'tests/platform/bad-input.test.ts',
      'tests/platform/text-caps.test.ts',
      'tests/platform/other-sites.test.ts',
      'functions/kernel/http/bounded-work.test.ts',
    ],
  },
  {
    title: 'Races: two writers at every moment, fifty at a limit',
    tool: 'vitest',
    files: [
      'tests/platform/meanwhile-faults.test.ts',
      'tests/platform/racers-faults.test.ts',
      'tests/platform/limits-faults.isolated.test.ts',
      'tests/accounts/code-limits.isolated.test.ts',
      'tests/platform/stale-writes.test.ts',
    ],
  },
  {
    title: 'Faults: every request to table, files and pool fails once',
    tool: 'vitest',
    files: [
      'tests/platform/records-faults.test.ts',
      'tests/platform/files-faults.test.ts',
      'tests/accounts/accounts-faults.test.ts',
      'tests/users/staff-accounts-faults.test.ts',
      'tests/platform/bad-clients-faults.test.ts',
    ],
  },
  {
    title: 'Crashes: kill -9, started again, read back',
    tool: 'vitest',
    files: ['tests/platform/start-faults.isolated.test.ts'],
    needsSite: true,
  },
  {
    title: 'Canaries: planted names in answers and logs of a failure at each call',
    tool: 'vitest',
    files: ['tests/platform/our-mistake.test.ts'],
  },
  {
    title: 'Cloud: who may do what, and what nobody may',
    tool: 'vitest',
    files: ['tests/infra/permissions.test.ts', 'tests/infra/never-allowed.test.ts', 'tests/infra/site.test.ts'],
  },
  {
    title: 'Injection: a corpus on every screen, and no name in an address',
    tool: 'playwright',
    files: ['tests/browser/injection.spec.ts'],
  },
  {
    title: 'Storage: what a browser holds after sign-out',
    tool: 'playwright',
    files: ['tests/accounts/sign-out.spec.ts'],
  },
];

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const browserReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int() }) });
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Runs one part; without a report nothing is proved. */
const run = ({ tool, files }: Part): { passed: number; failed: number } => {
  const file = tool === 'vitest' ? 'test-reports/trust.json' : 'test-reports/browser.json';
  rmSync(file, { force: true });
  const command =
    tool === 'vitest'
      ? `vitest run --reporter=default --reporter=json --outputFile=${file} ${files.join(' ')}`
      : `playwright test ${files.join(' ')}`;
  const env = { ...process.env, FUZZ_CASES: values.fuzz, FUZZ_SEED: values.seed };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  if (tool === 'playwright') {
    const { stats } = browserReport.parse(readJson(file));
    return { passed: stats.expected, failed: status === 0 ? 0 : Math.max(1, stats.unexpected) };
  }
  const { numPassedTests, numFailedTests } = vitestReport.parse(readJson(file));
  return { passed: numPassedTests, failed: status === 0 ? 0 : Math.max(1, numFailedTests) };
};

const chosen = parts.filter(({ title }) => title.toLowerCase().includes(values.only.toLowerCase()));
if (chosen.length === 0) {
  console.error(
    `Nothing here is called '${values.only}'. There are:\n${parts.map(({ title }) => `  ${title}`).join('\n')}`,
  );
  process.exit(1);
}
mkdirSync('test-reports', { recursive: true });
if (chosen.some(({ tool, needsSite }) => tool === 'playwright' || needsSite)) {
  spawnSync('npm run --silent build', { shell: true, stdio: 'inherit' });
}
const rows = chosen.map((part) => {
  const started = performance.now();
  const counts = run(part);
  return { ...part, ...counts, seconds: Math.round((performance.now() - started) / 1000) };
});
const report = [
  '# What was tried',
  '',
  `Seed of the made-up requests: ${values.seed}.`,
  '',
  '| what | passed | failed | seconds | where |',
  '|---|---|---|---|---|',
  ...rows.map(
    ({ title, passed, failed, seconds, files }) =>
      `| ${title} | ${passed} | ${failed} | ${seconds} | ${files.join(' ')} |`,
  ),
  '',
].join('\n');
writeFileSync('test-reports/trust.md', report);
console.log(`\n${report}`);
process.exit(rows.every(({ failed }) => failed === 0) ? 0 : 1);
