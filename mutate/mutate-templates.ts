import { readFileSync, rmSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { templatesFolder } from './mutated-templates.ts';
import { type Outcome, type Sampling, sample } from './sample.ts';
import { mutateTemplate } from './template-mutants.ts';
import { openTestProcess } from './test-process.ts';

/** Changes one place of the synthesized templates at a time. */
export const mutateTemplates = async (sampling: Sampling & { only: string }): Promise<Outcome[]> => {
  rmSync(templatesFolder, { recursive: true, force: true });
  const files: string[] = [];
  for await (const file of glob('tests/infra/*.test.ts')) {
    if (readFileSync(file, 'utf8').includes("from './synthesise.ts'")) files.push(file);
  }
  // These make templates of their own, in which no mutant stands.
  const tests = files.filter((file) => !/(nag|stacks|.*\.isolated)\.test\.ts$/.test(file));
  const { run, stop } = openTestProcess('template', 1);
  const red = await run({ kind: 'template' }, tests, 600);
  if (red.length > 0) throw new Error(`Not green without a mutant: ${JSON.stringify(red)}`);
  const made = JSON.parse(readFileSync(join(templatesFolder, `${encodeURIComponent('{}')}.json`), 'utf8'));
  const mutants = (['data', 'service'] as const)
    .flatMap((stack) => mutateTemplate(stack, made[stack]))
    .filter(({ title }) => title.includes(sampling.only));
  const outcomes = await sample('Templates', mutants, sampling, async (mutant) => (await run(mutant, tests, 300))[0]);
  stop();
  return outcomes;
};
