import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of the pure rules, which `npm run mutate:code` runs over one changed place of shared/ at a time. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: { include: ['shared/**/!(*.isolated).test.ts'], restoreMocks: true },
});
