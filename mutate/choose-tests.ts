import { glob } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { CodeMutant } from './code-mutants.ts';
import { openNearestTests } from './nearest-tests.ts';
import type { Reach } from './reach.ts';

/** The tests of some folders that load one of these files in their own process, and so could notice a mutant of it. */
export const listTests = async (folders: readonly string[], files: ReadonlySet<string>): Promise<string[]> => {
  const nearest = await openNearestTests();
  const near = new Set([...files].flatMap((file) => nearest(file).map(({ test }) => test)));
  const tests: string[] = [];
  for await (const file of glob('{shared,functions,web/src,tests/contract,tests/faults,tests/words}/**/*.test.ts')) {
    if (folders.some((folder) => file.startsWith(folder)) && near.has(file)) tests.push(file);
  }
  return tests.toSorted();
};

/** A test that takes longer is tried last, however near it is. */
const longSeconds = 40;

/** Chooses the tests that call the function of a mutant, those first that are about little else. */
export const openChoice = async (reached: readonly Reach[]): Promise<(mutant: CodeMutant) => Reach[]> => {
  const nearest = await openNearestTests();
  const green = reached.filter(({ red }) => !red);
  const sums = new Map(green.map((one) => [one, Object.values(one.counts).reduce((sum, count) => sum + count, 0)]));
  return ({ file, body }) => {
    const name = basename(file, '.ts');
    const steps = new Map(nearest(file).map((near) => [near.test, near.steps]));
    const isCalled = (one: string) => (body === undefined ? one.startsWith(`${file}:`) : one === `${file}:${body}`);
    const found = green.flatMap((one) => {
      const calls = Object.entries(one.counts).reduce(
        (sum, [called, count]) => sum + (isCalled(called) ? count : 0),
        0,
      );
      // A value that is made when its file is loaded needs no call: any test that imports the file may notice.
      const isNear = calls > 0 || (body === undefined && steps.has(one.test));
      const rank = [
        Number(one.seconds > longSeconds),
        Number(dirname(one.test) !== dirname(file)) + Number(!basename(one.test).includes(name)),
        -calls / (sums.get(one) || 1),
        steps.get(one.test) ?? Number.POSITIVE_INFINITY,
      ];
      return isNear ? [{ one, rank }] : [];
    });
    return found
      .toSorted(({ rank: left }, { rank: right }) => {
        const at = left.findIndex((value, index) => value !== right[index]);
        return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
      })
      .map(({ one }) => one);
  };
};
