import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { TemplateMutant } from './template-mutants.ts';
import { openTemplateMutants } from './template-specs.ts';

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
const shuffle = <One>(list: readonly One[], seed: number): One[] => {
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

type Outcome = { mutant: TemplateMutant; killedBy: string | undefined };
type Sampling = { minutes: number; seed: number; only: string };

/** Changes one place of the templates at a time, many in one process, until the minutes are over. */
export const mutateTemplates = async ({ minutes, seed, only }: Sampling): Promise<Outcome[]> => {
  const { mutants, mutantsInOneProcess, kill } = await openTemplateMutants(runTests);
  const chosen = mutants.filter(({ title }) => title.includes(only));
  const end = Date.now() + minutes * 60_000;
  const outcomes: Outcome[] = [];
  const order = shuffle(chosen, seed);
  for (let from = 0; from < order.length && Date.now() < end; from += mutantsInOneProcess) {
    const some = order.slice(from, from + mutantsInOneProcess);
    const killers = await kill(some);
    for (const [at, mutant] of some.entries()) {
      outcomes.push({ mutant, killedBy: killers[at] });
      console.log(`${killers[at] ? 'killed  ' : 'SURVIVED'} ${mutant.title}`);
    }
  }
  const killed = outcomes.filter(({ killedBy }) => killedBy).length;
  console.log(`\nTemplates: ${killed} of ${outcomes.length} killed, of ${chosen.length} that there are\n`);
  return outcomes;
};
