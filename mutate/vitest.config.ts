import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import * as z from 'zod';
import base from '../vitest.config.ts';
import { specsFolder } from './template-specs.ts';

const root = join(import.meta.dirname, '..');
const code = z.object({
  kind: z.literal('code'),
  file: z.string(),
  start: z.int(),
  end: z.int(),
  replacement: z.string(),
});
const template = z.object({ kind: z.literal('template') });
const mutant = z
  .discriminatedUnion('kind', [code, template, z.object({ kind: z.literal('none') })])
  .parse(JSON.parse(process.env.MUTANT ?? '{"kind":"none"}'));

const templateTests = join(root, 'tests/infra/synthesise.ts');

/** The tests unchanged, over one changed place: of a source file as it is loaded, or of a template as it is made. */
export default defineConfig({
  ...base,
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(source, id) {
        const [path] = id.split('?');
        if (mutant.kind === 'code' && path === join(root, mutant.file)) {
          return source.slice(0, mutant.start) + mutant.replacement + source.slice(mutant.end);
        }
        if (mutant.kind === 'template' && path === templateTests) {
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
    // All mutants of templates in one process, which loads the CDK once.
    ...(mutant.kind === 'template' && {
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
    }),
    reporters: [['json', { outputFile: process.env.MUTANT_REPORT ?? 'test-reports/mutant.json' }]],
    maxWorkers: 1,
    // Without it a mutant would see cached modules of a run without it, and a later run those of the mutant.
    fsModuleCache: false,
    bail: mutant.kind === 'code' ? 1 : 0,
  },
});
