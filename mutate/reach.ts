import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { reachedFolder, reachedName } from './count-reached.ts';
import type { openTestProcess } from './test-process.ts';

const reach = z.object({
  test: z.string(),
  /** Of the test and all that it could load: another text, and it is run again. */
  madeOf: z.string(),
  seconds: z.number(),
  /** Why it is left out: red without a mutant. */
  red: z.string().optional(),
  /** How often each function (`file:start of its body`) was called. */
  counts: z.record(z.string(), z.number()),
});
export type Reach = z.infer<typeof reach>;

type Placed = { test: string; madeOf: string; kept: string };

const digest = (texts: string[]) => createHash('sha256').update(texts.join('\0')).digest('hex');

const readTexts = async (patterns: string[], isWanted: (file: string) => boolean): Promise<string[]> => {
  const texts: string[] = [];
  for await (const file of glob(patterns)) if (isWanted(file)) texts.push(readFileSync(file, 'utf8'));
  return texts.toSorted();
};

/**
 * What each test reaches: it is run once without a mutant, which also says whether it is green and how long it takes.
 * What was found out is kept until a file changes.
 */
export const measureReach = async (
  tests: string[],
  { run, stop }: ReturnType<typeof openTestProcess>,
): Promise<Reach[]> => {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  const common = digest(
    await readTexts(
      ['{shared,functions,infra/local,tests/support}/**/*.ts', 'mutate/*reached.ts'],
      (file) => !isTest(file),
    ),
  );
  mkdirSync(reachedFolder, { recursive: true });
  const placed = tests.map((test) => ({
    test,
    madeOf: digest([common, readFileSync(test, 'utf8')]),
    kept: join(reachedFolder, reachedName(`reach/${test}`)),
  }));
  const readKept = ({ kept, madeOf }: Placed): Reach[] => {
    const found = existsSync(kept) ? reach.parse(JSON.parse(readFileSync(kept, 'utf8'))) : undefined;
    return found?.madeOf === madeOf ? [found] : [];
  };
  // A red test is tried again: a loaded machine can make it red.
  const unknown = placed.filter((one) => readKept(one).every(({ red }) => red !== undefined));
  // Those of one process together, since it is started but once for them.
  const pure = unknown.filter(({ test }) => test.startsWith('shared/'));
  const batches = [
    ...(pure.length > 0 ? [pure] : []),
    ...unknown.filter((one) => !pure.includes(one)).map((one) => [one]),
  ];
  for (const [at, batch] of batches.entries()) {
    const started = Date.now();
    const failures = await run(
      { kind: 'reach' },
      batch.map(({ test }) => test),
      600,
    );
    const seconds = (Date.now() - started) / 1000 / batch.length;
    for (const { test, madeOf, kept } of batch) {
      const counted = join(reachedFolder, reachedName(test));
      const counts = existsSync(counted) ? JSON.parse(readFileSync(counted, 'utf8')) : {};
      rmSync(counted, { force: true });
      const red = failures.find(({ file }) => file === test)?.sentence;
      writeFileSync(kept, JSON.stringify({ test, madeOf, seconds, counts, ...(red && { red }) } satisfies Reach));
    }
    const names = batch.length > 1 ? `${batch.length} files of shared/` : batch[0]?.test;
    console.log(`${at + 1} of ${batches.length}: ${names}, ${seconds.toFixed(1)} s each`);
  }
  stop();
  return placed.flatMap(readKept);
};
