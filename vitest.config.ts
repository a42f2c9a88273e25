import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'web/dist/**'];

export default defineConfig({
  test: {
    pool: 'forks',
    projects: [
      // Pure parts, which share a process: loading everything anew for each file takes longer than the tests.
      { extends: true, test: { name: 'pure', include: ['{shared,web}/**/*.test.ts'], exclude, isolate: false } },
      // A process each: the embedded services are found by the environment.
      { extends: true, test: { name: 'services', include: ['{functions,infra,tests}/**/*.test.ts'], exclude } },
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
