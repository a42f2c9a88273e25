import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,functions,infra,web,tests}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'web/dist/**'],
    // A process each: the embedded services are found by the environment.
    pool: 'forks',
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
