import { rmSync } from 'node:fs';
import { startAccount } from '../account/start-account.ts';
import { startDynamoDbLocal } from '../dynamodb-local.ts';
import { demandJava, demandPython, installDynamoDbLocal, installPython } from '../install.ts';
import type { Counts } from '../part.ts';
import { startMoto } from '../start-moto.ts';
import { listAccountSteps } from './account.ts';
import { makeClone, type Step } from './clone.ts';
import { listPreflightSteps } from './preflight.ts';
import { listProductSteps } from './product.ts';
import { listReleaseSteps } from './release.ts';

type Row = { step: string; engine: string; answer: string; seconds: number; passed: boolean };

const take = async ({ step, engine, take: act }: Step): Promise<Row> => {
  const started = performance.now();
  const end = (answer: string, passed: boolean): Row => {
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${passed ? 'done   ' : 'FAILED '} ${step}: ${answer}`);
    return { step, engine, answer, seconds, passed };
  };
  try {
    return end(await act(), true);
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error), false);
  }
};

/**
 * Walks the first hour of a stranger who cloned the repository, on engines that others wrote: it deploys nothing. A step that fails
 * does not end it.
 */
export const rehearse = async (): Promise<Counts> => {
  demandJava();
  demandPython();
  const clone = makeClone();
  const moto = await startMoto(installPython());
  const account = await startAccount(moto.endpoint);
  const database = await startDynamoDbLocal(installDynamoDbLocal());
  try {
    const steps = [
      ...listPreflightSteps(clone, moto.endpoint, account),
      ...listAccountSteps(clone, moto.endpoint),
      ...listProductSteps(clone, database.endpoint),
      ...listReleaseSteps(clone, database.endpoint),
    ];
    const rows: Row[] = [];
    for (const step of steps) rows.push(await take(step));
    console.table(
      rows.map(({ passed, answer, ...row }) => ({ ...row, answer: passed ? answer : 'FAILED, see above' })),
    );
    const passed = rows.filter((row) => row.passed).length;
    return { passed, failed: rows.length - passed };
  } finally {
    await account.stop();
    await moto.stop();
    await database.stop();
    rmSync(clone.folder, { recursive: true });
  }
};

// `npm run rehearse`; as a part of `npm run test:engines` it is imported.
if (import.meta.main) process.exit((await rehearse()).failed === 0 ? 0 : 1);
