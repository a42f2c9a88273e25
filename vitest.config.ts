import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'web/dist/**'];
// It puts another organisation in the place of ours before anything is loaded.
const anotherOrganisation = 'tests/infra/another-organisation.test.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    projects: [
      // A process for many files: loading everything anew for each of them takes longer than these tests.
      { extends: true, test: { name: 'pure', include: ['{shared,web}/**/*.test.ts'], exclude, isolate: false } },
      {
        extends: true,
        test: {
          name: 'templates',
          include: ['tests/infra/*.test.ts'],
          exclude: [...exclude, anotherOrganisation],
          isolate: false,
        },
      },
      // A process each: the embedded services are found by the environment.
      {
        extends: true,
        test: {
          name: 'services',
          include: ['{functions,infra,tests}/**/*.test.ts'],
          exclude: [...exclude, 'tests/infra/!(another-organisation).test.ts'],
        },
      },
    ],
    // Every core: on two, one would stand idle.
    maxWorkers: '100%',
    restoreMocks: true,
    // The functions' log lines, where they matter.
    silent: 'passed-only',
    // Only so that what hangs ends: a loaded machine is many times slower than a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
