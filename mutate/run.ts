import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { mutateCode } from './mutate-code.ts';
import { templatesFolder } from './mutated-templates.ts';
import { describeOutcomes, shuffle } from './sample.ts';
import { mutateTemplate, type TemplateMutant } from './template-mutants.ts';

// Changes one place at a time, of the templates and of the rules, and looks whether a test notices. StrykerJS would be
// the kept tool for the second; it reads tsconfig.json by the compiler's JavaScript interface, which TypeScript 7 has no
// longer, and its first run of all tests in one process does not end beside the embedded services.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    /** Part of a file's path, for the mutants of one file. */
    only: { type: 'string', default: '' },
    /** How many test files at the most are run against a mutant of the code, nearest first. */
    files: { type: 'string', default: '8' },
    /** Folders, with commas between, whose tests alone are run against the code: those of shared/ take seconds. */
    tests: { type: 'string', default: '' },
  },
});
const kinds = positionals.length > 0 ? positionals : ['templates', 'code'];
const unknown = kinds.find((kind) => !['templates', 'code'].includes(kind));
if (unknown) {
  console.error(`There is nothing called '${unknown}' to mutate. There are: templates, code`);
  process.exit(1);
}

type Outcome = { mutant: TemplateMutant; killedBy: string | undefined };

const reportFile = 'test-reports/mutant.json';
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
const relative = (file: string) => file.replace(`${process.cwd()}/`, '');

/** Runs test files; answers those that failed, with the first sentence in each that did, or that none came to an end. */
const runTests = async (mutant: object, files: string[], limitSeconds: number) => {
  rmSync(reportFile, { force: true });
  const child = spawn(
    process.execPath,
    [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', 'mutate/vitest.config.ts', ...files],
    {
      env: { ...process.env, MUTANT: JSON.stringify(mutant), MUTANT_REPORT: reportFile },
      stdio: 'ignore',
      detached: true,
    },
  );
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    process.kill(-Number(child.pid), 'SIGKILL');
  }, limitSeconds * 1000);
  const code = await new Promise<number | null>((ended) => child.once('exit', ended));
  clearTimeout(timer);
  if (late) return [{ file: files[0] ?? '', sentence: `no end within ${limitSeconds} s` }];
  if (code === 0) return [];
  const failed = report
    .parse(JSON.parse(readFileSync(reportFile, 'utf8')))
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: relative(name),
      sentence: assertionResults.find(({ status }) => status === 'failed')?.fullName ?? 'the file cannot be loaded',
    }));
  return failed.length > 0 ? failed : [{ file: files[0] ?? '', sentence: 'the run broke off' }];
};

const sample = async (
  title: string,
  mutants: TemplateMutant[],
  minutes: number,
  kill: (mutant: TemplateMutant) => Promise<string | undefined>,
): Promise<Outcome[]> => {
  const end = Date.now() + minutes * 60_000;
  const outcomes: Outcome[] = [];
  for (const mutant of shuffle(mutants, Number(values.seed))) {
    if (Date.now() > end) break;
    const killedBy = await kill(mutant);
    outcomes.push({ mutant, killedBy });
    console.log(`${killedBy ? 'killed  ' : 'SURVIVED'} ${mutant.title}`);
  }
  const killed = outcomes.filter(({ killedBy }) => killedBy).length;
  console.log(`\n${title}: ${killed} of ${outcomes.length} killed, of ${mutants.length} that there are\n`);
  return outcomes;
};

const mutateTemplates = async (minutes: number) => {
  rmSync(templatesFolder, { recursive: true, force: true });
  const files: string[] = [];
  for await (const file of glob('tests/infra/*.test.ts')) {
    if (readFileSync(file, 'utf8').includes("from './synthesise.ts'")) files.push(file);
  }
  // These make templates of their own, in which no mutant stands.
  const tests = files.filter((file) => !/(nag|stacks|.*\.isolated)\.test\.ts$/.test(file));
  const red = await runTests({ kind: 'template' }, tests, 600);
  if (red.length > 0) throw new Error(`Not green without a mutant: ${JSON.stringify(red)}`);
  const made = JSON.parse(readFileSync(join(templatesFolder, `${encodeURIComponent('{}')}.json`), 'utf8'));
  const mutants = (['data', 'service'] as const).flatMap((stack) => mutateTemplate(stack, made[stack]));
  return await sample(
    'Templates',
    mutants.filter(({ title }) => title.includes(values.only)),
    minutes,
    async (mutant) => {
      const [first] = await runTests(mutant, tests, 300);
      return first && `${first.file}: ${first.sentence}`;
    },
  );
};

mkdirSync('test-reports', { recursive: true });
const share = Number(values.minutes) / kinds.length;
const pages: string[] = [];
if (kinds.includes('templates')) {
  const outcomes = await mutateTemplates(share);
  const lines = outcomes.map(
    ({ mutant, killedBy }) => `| ${mutant.title.replaceAll('|', '\\|')} | ${killedBy ?? '**survived**'} |`,
  );
  pages.push(['# Templates', '', '| mutant | killed by |', '|---|---|', ...lines, ''].join('\n'));
  console.log(`Survivors, seed ${values.seed}:`);
  for (const { mutant, killedBy } of outcomes) if (!killedBy) console.log(`  ${mutant.title}`);
}
if (kinds.includes('code')) {
  const seed = Number(values.seed);
  const [files, tests] = [Number(values.files), values.tests.split(',')];
  const page = describeOutcomes(await mutateCode({ minutes: share, seed, only: values.only, files, tests }), seed);
  pages.push(page);
  const isShort = (line: string) => !line.startsWith('| killed');
  console.log(page.split('\n').filter(isShort).join('\n'));
}
writeFileSync('test-reports/mutants.md', pages.join('\n'));
console.log('Each with what killed it: test-reports/mutants.md');
