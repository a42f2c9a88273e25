import { createVitest } from 'vitest/node';
import type { Failure, Request } from './test-process.ts';

// One vitest for many mutants: what no mutant changes is transformed once.

const relative = (file: string) => file.replace(`${process.cwd()}/`, '');
const vitest = await createVitest('test', { config: 'mutate/code.config.ts', watch: false });
await vitest.standalone();

const isTimeout = (message: string) => /timed out in \d+ ?ms/.test(message);

const run = async ({ mutant, files }: Request): Promise<Failure[]> => {
  const changed = 'file' in mutant ? [mutant.file] : [];
  process.env.MUTANT = JSON.stringify(mutant);
  for (const file of changed) vitest.invalidateFile(`${process.cwd()}/${file}`);
  const wanted = new Set(files.map((file) => `${process.cwd()}/${file}`));
  const specifications = (await vitest.globTestSpecifications(files)).filter(({ moduleId }) => wanted.has(moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const file of changed) vitest.invalidateFile(`${process.cwd()}/${file}`);
  const failures = testModules
    .filter((module) => module.state() === 'failed')
    .map((module): Failure => {
      const [test] = module.children.allTests('failed');
      const messages = [...(test ? (test.result().errors ?? []) : module.errors())].map(({ message }) => message);
      return {
        file: relative(module.moduleId),
        sentence: test?.fullName ?? 'the file cannot be loaded, or what its tests need cannot be made',
        isTimeout: messages.length > 0 && messages.every(isTimeout),
      };
    });
  const broken = unhandledErrors.length > 0 || (failures.length === 0 && process.exitCode === 1);
  process.exitCode = 0;
  return failures.length === 0 && broken
    ? [
        {
          file: files[0] ?? '',
          sentence: `an error outside of the tests: ${String(unhandledErrors[0])}`,
          isTimeout: false,
        },
      ]
    : failures;
};

process.on('message', async (request: Request) => {
  const failures = await run(request);
  process.send?.(failures);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
