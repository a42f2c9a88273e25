import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import * as z from 'zod';
import base from '../vitest.config.ts';
import { countReached } from './count-reached.ts';

const root = join(import.meta.dirname, '..');
const code = z.object({
  kind: z.literal('code'),
  file: z.string(),
  start: z.int(),
  end: z.int(),
  replacement: z.string(),
});
const state = z.discriminatedUnion('kind', [
  code,
  z.object({ kind: z.literal('template') }),
  z.object({ kind: z.literal('reach') }),
  z.object({ kind: z.literal('none') }),
]);
/** What is changed just now: a process that runs tests for many mutants, one after another, sets it for each. */
const readState = () => state.parse(JSON.parse(process.env.MUTANT ?? '{"kind":"none"}'));
const kind = process.env.MUTATE_KIND;

const templateTests = join(root, 'tests/infra/synthesise.ts');

/** The tests as they are, over one changed place: of a source file as it is loaded, or of a template as it is made. */
export default defineConfig({
  ...base,
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(source, id) {
        const [path = ''] = id.split('?');
        const mutant = readState();
        if (mutant.kind === 'reach') return countReached(path.replace(`${root}/`, ''), source);
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
    reporters: [{}],
    setupFiles: kind === 'reach' ? [join(import.meta.dirname, 'write-reached.ts')] : [],
    maxWorkers: Number(process.env.MUTATE_WORKERS ?? '1'),
    // It would show a mutant the modules of a run without it, and a later run those of the mutant.
    fsModuleCache: false,
    // The templates' tests share nothing that one could leave behind, and loading the CDK for each takes seconds.
    isolate: kind !== 'template',
    bail: kind === 'reach' ? 0 : 1,
  },
});
