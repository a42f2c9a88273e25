import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import * as z from 'zod';
import base from '../vitest.config.ts';
import { countReached } from './count-reached.ts';

const root = join(import.meta.dirname, '..');
const changed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code'), file: z.string(), start: z.int(), end: z.int(), replacement: z.string() }),
  z.object({ kind: z.literal('reach') }),
  z.object({ kind: z.literal('none') }),
]);
const isCounting = process.env.MUTATE_KIND === 'reach';

/** The tests as they are, over one changed place of a source file, or over functions that count their calls. */
export default defineConfig({
  ...base,
  root,
  plugins: [
    {
      name: 'code-mutant',
      enforce: 'pre',
      transform(source, id) {
        const file = (id.split('?')[0] ?? '').replace(`${root}/`, '');
        // One process runs the tests of many mutants, and says before each which it is.
        const mutant = changed.parse(JSON.parse(process.env.MUTANT ?? '{"kind":"none"}'));
        if (mutant.kind === 'reach') return countReached(file, source);
        return mutant.kind === 'code' && mutant.file === file
          ? source.slice(0, mutant.start) + mutant.replacement + source.slice(mutant.end)
          : null;
      },
    },
  ],
  test: {
    ...base.test,
    reporters: [{}],
    setupFiles: isCounting ? [join(import.meta.dirname, 'write-reached.ts')] : [],
    maxWorkers: 1,
    // The cache would give a mutant's run the modules without the mutant, and a later run those with it.
    fsModuleCache: false,
    bail: isCounting ? 0 : 1,
  },
});
