import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type CodeMutant, listCodeMutants } from './code-mutants.ts';
import { openNearestTests } from './nearest-tests.ts';
import type { TemplateMutant } from './template-mutants.ts';
import { openTemplateMutants } from './template-specs.ts';

// Changes one place at a time, of the templates and of the rules, and checks whether a test notices. The established
// tool for the rules would be StrykerJS. It needs the compiler's JavaScript interface to read tsconfig.json, which
// TypeScript 7 no longer has, and its first run of all tests in one process does not end beside the embedded services.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    /** Part of a file's path, for the mutants of one file. */
    only: { type: 'string', default: '' },
    /** The limit on test files run against a mutant of the code, nearest first. */
    files: { type: 'string', default: '12' },
  },
});
const kinds = positionals.length > 0 ? positionals : ['templates', 'code'];
const unknown = kinds.find((kind) => !['templates', 'code'].includes(kind));
if (unknown) {
  console.error(`There is nothing called '${unknown}' to mutate. There are: templates, code`);
  process.exit(1);
}

type Outcome = { mutant: CodeMutant | TemplateMutant; killedBy: string | undefined };

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

/** Runs test files; returns those that failed, each with the first failed sentence, or a note that none completed. */
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

/** The same order for the same seed. */
const shuffle = <One>(list: One[], seed: number): One[] => {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state;
  };
  return list
    .map((one) => ({ one, at: next() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one);
};

const sample = async <Mutant extends CodeMutant | TemplateMutant>(
  title: string,
  mutants: Mutant[],
  minutes: number,
  kill: (mutants: Mutant[]) => Promise<(string | undefined)[]>,
  atOnce = 1,
): Promise<Outcome[]> => {
  const end = Date.now() + minutes * 60_000;
  const outcomes: Outcome[] = [];
  const order = shuffle(mutants, Number(values.seed));
  for (let from = 0; from < order.length && Date.now() < end; from += atOnce) {
    const some = order.slice(from, from + atOnce);
    const killers = await kill(some);
    for (const [at, mutant] of some.entries()) {
      outcomes.push({ mutant, killedBy: killers[at] });
      console.log(`${killers[at] ? 'killed  ' : 'SURVIVED'} ${mutant.title}`);
    }
  }
  const killed = outcomes.filter(({ killedBy }) => killedBy).length;
  console.log(`\n${title}: ${killed} of ${outcomes.length} killed, of ${mutants.length} that there are\n`);
  return outcomes;
};

const mutateTemplates = async (minutes: number) => {
  const { mutants, mutantsInOneProcess, kill } = await openTemplateMutants(runTests);
  const chosen = mutants.filter(({ title }) => title.includes(values.only));
  return await sample('Templates', chosen, minutes, kill, mutantsInOneProcess);
};

const fatalMutant = {
  kind: 'code',
  file: 'shared/domain/today.ts',
  start: 0,
  end: 0,
  replacement: "throw new Error('This mutant must be seen');",
};

/** @throws Error when tests run without the mutant: every mutant would survive. */
const tryFatalMutant = async (files: string[]): Promise<void> => {
  if ((await runTests(fatalMutant, files, 300)).length === 0) throw new Error('The tests do not see the mutants');
};

const mutateCode = async (minutes: number) => {
  const nearest = await openNearestTests();
  const green = new Map<string, boolean>();
  /** Of these files, those that pass without a mutant; the others are named. */
  const keepGreen = async (files: string[]) => {
    const untried = files.filter((file) => !green.has(file));
    const red = untried.length > 0 ? await runTests({ kind: 'none' }, untried, 600) : [];
    for (const file of untried) green.set(file, !red.some((one) => one.file === file));
    for (const { file, sentence } of red) console.log(`left out, red without a mutant: ${file}: ${sentence}`);
    return files.filter((file) => green.get(file));
  };
  await tryFatalMutant(await keepGreen(nearest(fatalMutant.file).slice(0, 1)));
  return await sample('Code', await listCodeMutants(values.only), minutes, async ([mutant]) => {
    if (!mutant) return [];
    const tests = nearest(mutant.file).slice(0, Number(values.files));
    // The nearest few first: most mutants die there.
    for (const some of [tests.slice(0, 3), tests.slice(3)]) {
      const files = await keepGreen(some);
      if (files.length === 0) continue;
      const [first] = await runTests(mutant, files, 300);
      if (first) return [`${first.file}: ${first.sentence}`];
    }
    return [];
  });
};

const started = Date.now();
mkdirSync('test-reports', { recursive: true });
const share = Number(values.minutes) / kinds.length;
const outcomes = [
  ...(kinds.includes('templates') ? await mutateTemplates(share) : []),
  ...(kinds.includes('code') ? await mutateCode(share) : []),
];
const lines = outcomes.map(
  ({ mutant, killedBy }) => `| ${mutant.title.replaceAll('|', '\\|')} | ${killedBy ?? '**survived**'} |`,
);
writeFileSync('test-reports/mutants.md', ['| mutant | killed by |', '|---|---|', ...lines, ''].join('\n'));
const survived = outcomes.filter(({ killedBy }) => !killedBy);
console.log(`Survivors, seed ${values.seed}, ${Math.round((Date.now() - started) / 60_000)} minutes:`);
for (const { mutant } of survived) console.log(`  ${mutant.title}`);
console.log('Each with what killed it: test-reports/mutants.md');
