import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'forks',
    globalSetup: 'tests/support/memory-folder.ts',
    projects: [
      // One process for many files: loading everything anew for each of them takes longer than these tests.
      {
        extends: true,
        test: {
          name: 'pure',
          include: [
            '{functions,infra,shared,web}/**/!(*.isolated).test.ts',
            'tests/{clock,shipped,structure,words}/!(*.isolated).test.ts',
          ],
          exclude: ['**/node_modules/**', 'web/dist/**'],
          isolate: false,
          setupFiles: 'tests/support/shared-process.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'templates',
          include: ['tests/infra/!(*.isolated).test.ts'],
          isolate: false,
          setupFiles: 'tests/infra/test-organisation.ts',
        },
      },
      // A process and a product for many files, each of which finds it empty.
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/*/!(*.isolated).test.ts'],
          exclude: ['tests/{clock,engines,infra,shipped,structure,words}/**'],
          isolate: false,
          setupFiles: [
            'tests/support/one-day.ts',
            'tests/support/shared-process.ts',
            'tests/support/shared-product.ts',
          ],
        },
      },
      // A process each: what replaces a module or a global, needs another environment, or starts a product of its own.
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['{functions,infra,shared,tests,web}/**/*.isolated.test.ts'],
          exclude: ['**/node_modules/**', 'web/dist/**'],
        },
      },
      // An account that moto plays: `npm run test:engines` starts it.
      ...(process.env.MOTO_ENDPOINT
        ? [{ extends: true as const, test: { name: 'account', include: ['tests/engines/account/*.test.ts'] } }]
        : []),
    ],
    // One more than there are cores: a test often waits for an embedded service or a command, processes of their own.
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    // The functions' log lines, where they matter.
    silent: 'passed-only',
    // Only for a test that hangs: a loaded machine is many times slower than a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
