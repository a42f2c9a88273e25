import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type MomentName, moments } from './moments.ts';
import { moveClock } from './move-clock-of.ts';

// `npm run test:clock`: the tests of rules, contract and commands, with their clock and the product's at another moment.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A name of `moments.ts`, or any instant with its offset from UTC. */
    at: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});

const names = Object.keys(moments) as MomentName[];
const isName = (text: string): text is MomentName => Object.hasOwn(moments, text);

/** The same moment each time that a commit is tested, and another one for the next. */
const momentOfCommit = (): MomentName => {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return names[Number.parseInt(commit.slice(0, 8), 16) % names.length] ?? '00:10';
};

const chooseInstants = (): [name: string, instant: string][] => {
  if (values.all) return Object.entries(moments);
  const name = values.at ?? momentOfCommit();
  return [[name, isName(name) ? moments[name] : z.iso.datetime({ offset: true }).parse(name)]];
};

const reportFile = 'test-reports/clock.json';
const report = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
// What is deployed knows no time, and the tests of it take the longest. Named one by one: a project of vitest.config.ts with
// exclusions of its own takes none from the command.
const timeless = /^tests\/(?:clock|engines|infra|shipped|structure|words)\/|-faults\./;
const ofAreas = globSync('tests/*/*.test.ts').filter((file) => !timeless.test(file));
const files =
  positionals.length > 0
    ? positionals
    : ['functions/', 'infra/commands/', 'infra/local/', 'shared/', 'web/', ...ofAreas];
const vitest = `vitest run --reporter=default --reporter=json --outputFile=${reportFile} ${files.join(' ')}`;

mkdirSync('test-reports', { recursive: true });
const rows = chooseInstants().map(([name, instant]) => {
  console.log(`\n== The clock at ${instant} (${name}): ${vitest}`);
  rmSync(reportFile, { force: true });
  const started = performance.now();
  const { status } = spawnSync(vitest, { shell: true, stdio: 'inherit', env: moveClock(new Date(instant)) });
  // Vitest may end before it has written any: nothing is proved then.
  const { numPassedTests, numFailedTests } = existsSync(reportFile)
    ? report.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { numPassedTests: 0, numFailedTests: 0 };
  const seconds = Math.round((performance.now() - started) / 1000);
  return { name, instant, isGreen: status === 0, passed: numPassedTests, failed: numFailedTests, seconds };
});

console.log('\n| moment | clock | passed | failed | seconds |\n|---|---|---:|---:|---:|');
for (const { name, instant, isGreen, passed, failed, seconds } of rows) {
  console.log(
    `| ${name} | ${instant} | ${passed} | ${failed}${isGreen || failed ? '' : ', and an error'} | ${seconds} |`,
  );
}
const broken = rows.filter(({ isGreen }) => !isGreen);
for (const { name } of broken) console.log(`Again: npm run test:clock -- --at ${name}`);
process.exit(broken.length > 0 ? 1 : 0);
