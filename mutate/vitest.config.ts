import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import base from '../vitest.config.ts';
import { specsFolder } from './template-specs.ts';

const root = join(import.meta.dirname, '..');
const templateTests = join(root, 'tests/infra/synthesise.ts');

/** The tests of the templates unchanged, over one changed place of a template. */
export default defineConfig({
  ...base,
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(source, id) {
        const [path] = id.split('?');
        if (path !== templateTests) return null;
        if (!source.includes('export const synthesise =')) throw new Error(`${templateTests} makes no templates`);
        return `import { mutateTemplates } from '${join(import.meta.dirname, 'mutated-templates.ts')}';
${source.replace('export const synthesise =', 'const synthesiseAnew =')}
export const synthesise = mutateTemplates(synthesiseAnew);`;
      },
    },
  ],
  test: {
    ...base.test,
    // All mutants of templates in one process, which loads the CDK once.
    projects: [
      {
        extends: true,
        test: {
          name: 'template mutants',
          include: [`${specsFolder}/*.test.ts`],
          isolate: false,
          setupFiles: 'tests/infra/test-organisation.ts',
        },
      },
    ],
    reporters: [['json', { outputFile: process.env.MUTANT_REPORT ?? 'test-reports/mutant.json' }]],
    maxWorkers: 1,
    // Without it a mutant would see cached modules of a run without it, and a later run those of the mutant.
    fsModuleCache: false,
  },
});
