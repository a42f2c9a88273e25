import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { listTemplateMutants, type TemplateMutant } from './template-mutants.ts';

/** Where the templates of one run are kept, by what was chosen, so that each process does not make them again. */
export const templatesFolder = 'test-reports/templates';
export const templateFile = (chosen: object): string =>
  join(templatesFolder, `${encodeURIComponent(JSON.stringify(chosen)).slice(0, 200)}.json`);

/** Where the test files of a run stand: one for each mutant. */
export const specsFolder = 'test-reports/template-mutants';

/** The test files that look at templates. */
const listTemplateTests = async (): Promise<string[]> => {
  const files: string[] = [];
  for await (const file of glob('tests/infra/*.test.ts')) {
    if (readFileSync(file, 'utf8').includes("from './synthesise.ts'")) files.push(file);
  }
  // These make templates of their own, without a mutant.
  return files.filter((file) => !/(nag|stacks|.*\.isolated)\.test\.ts$/.test(file)).toSorted();
};

/**
 * Writes the test file of one mutant, or of none, which loads all tests of templates anew: by an address of its own, since
 * what a process has loaded once it does not load again.
 */
const writeSpec = (tests: readonly string[], name: string, mutant: TemplateMutant | undefined): string => {
  const loads = tests.map((test) => `  () => import('${resolve(test)}?mutant=${name}'),`);
  const file = join(specsFolder, `${name}.test.ts`);
  writeFileSync(
    file,
    `import { tryMutant } from '${resolve('mutate/mutated-templates.ts')}';

await tryMutant(${JSON.stringify(mutant)}, [
${loads.join('\n')}
]);
`,
  );
  return file;
};

const mutantsInOneProcess = 100;

type Failed = { file: string; sentence: string };
type RunTests = (mutant: object, files: string[], limitSeconds: number) => Promise<Failed[]>;

/**
 * Every mutant of the templates, and what runs the tests over some of them: it answers which test killed each.
 *
 * @throws Error when a test is red without a mutant.
 */
export const openTemplateMutants = async (runTests: RunTests) => {
  for (const folder of [templatesFolder, specsFolder]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(specsFolder, { recursive: true });
  const tests = await listTemplateTests();
  const red = await runTests({ kind: 'template' }, [writeSpec(tests, 'none', undefined)], 900);
  if (red.length > 0) throw new Error(`Not green without a mutant: ${JSON.stringify(red)}`);
  const read = (chosen: object) => JSON.parse(readFileSync(templateFile(chosen), 'utf8'));
  return {
    mutants: listTemplateMutants(read({})),
    mutantsInOneProcess,
    kill: async (mutants: readonly TemplateMutant[]): Promise<(string | undefined)[]> => {
      const files = mutants.map((mutant, at) => writeSpec(tests, String(at), mutant));
      const failed = await runTests({ kind: 'template' }, files, 3600);
      return files.map((file) => failed.find((one) => one.file === file)?.sentence);
    },
  };
};
