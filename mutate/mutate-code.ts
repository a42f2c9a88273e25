import { listTests, openChoice } from './choose-tests.ts';
import { listCodeMutants } from './code-mutants.ts';
import { leaveOutEquivalent } from './equivalent.ts';
import { measureReach } from './reach.ts';
import { type Outcome, type Sampling, sample } from './sample.ts';
import { openTestProcess } from './test-process.ts';

/** No test that loads the file can stay green. */
const makeFatal = (file: string) => ({
  kind: 'code' as const,
  file,
  start: 0,
  end: 0,
  replacement: "throw new Error('This mutant must be seen');",
  title: `${file}: cannot be loaded`,
});

/** Changes one place of the rules at a time; at most `files` test files of the folders `tests` are run against each. */
export const mutateCode = async (
  sampling: Sampling & { only: string; files: number; tests: string[] },
): Promise<Outcome[]> => {
  const mutants = leaveOutEquivalent(await listCodeMutants(sampling.only));
  const tests = await listTests(sampling.tests, new Set(mutants.map(({ file }) => file)));
  const reached = await measureReach(tests, openTestProcess('reach'));
  for (const { test, red } of reached) if (red) console.log(`left out, red without a mutant: ${test}: ${red}`);
  const choose = await openChoice(reached);
  const { run, stop } = openTestProcess('code');
  const fatal = makeFatal(mutants[0]?.file ?? '');
  const [first] = choose(fatal);
  if (!first || (await run(fatal, [first.test], 300)).length === 0) {
    throw new Error(`The tests do not see the mutants, or there are none in '${sampling.only}'`);
  }
  const outcomes = await sample(mutants, sampling, async (mutant) => {
    const tests = choose(mutant).slice(0, sampling.files);
    // The nearest few first: most mutants die there.
    for (const some of [tests.slice(0, 1), tests.slice(1, 3), tests.slice(3)]) {
      const expected = some.reduce((sum, { seconds }) => sum + seconds, 0);
      const files = some.map(({ test }) => test);
      const failures = files.length > 0 ? await run(mutant, files, 30 + 8 * expected) : [];
      const failed = failures.find(({ isTimeout }) => !isTimeout) ?? failures[0];
      if (failed) return failed;
    }
    return undefined;
  });
  stop();
  return outcomes;
};
