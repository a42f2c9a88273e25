import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import type { Counts } from './part.ts';

const reportFile = 'test-reports/engines.json';
const report = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });

/** Runs files of tests with other variables in the environment. */
export const runVitest = (args: string[], variables: Record<string, string>): Counts => {
  rmSync(reportFile, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', ...args],
      ...['--reporter=default', '--reporter=json', `--outputFile=${reportFile}`],
    ],
    { stdio: 'inherit', env: { ...process.env, ...variables } },
  );
  // Vitest may end before it has written any: nothing is proved then.
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = report.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
};
