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
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
