import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import base from '../vitest.config.ts';

const root = join(import.meta.dirname, '..');
const templateTests = join(root, 'tests/infra/synthesise.ts');

/** The tests of the templates as they are, over one changed place of a template. */
export default defineConfig({
  ...base,
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(source, id) {
        const [path] = id.split('?');
        if (path === templateTests) {
          if (!source.includes('export const synthesise =')) throw new Error(`${templateTests} makes no templates`);
          return `import { mutateTemplates } from '${join(import.meta.dirname, 'mutated-templates.ts')}';
${source.replace('export const synthesise =', 'const synthesiseAnew =')}
export const synthesise = mutateTemplates(synthesiseAnew);`;
        }
        return null;
      },
    },
  ],
  test: {
    ...base.test,
    reporters: [['json', { outputFile: process.env.MUTANT_REPORT ?? 'test-reports/mutant.json' }]],
    maxWorkers: 1,
    // It would show a mutant the modules of a run without it, and a later run those of the mutant.
    fsModuleCache: false,
    // The templates' tests share nothing that one could leave behind, and loading the CDK for each takes seconds.
    isolate: false,
    bail: 1,
  },
});
