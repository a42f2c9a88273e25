import { parentPort } from 'node:worker_threads';
import { printLogLines } from '../print-log-lines.ts';
import type { Asked, Told } from './function-thread.ts';
import { openFunctions } from './invoke.ts';

// The thread of the functions: see `function-thread.ts`.

printLogLines();

const call = await openFunctions();
const tell = (told: Told) => parentPort?.postMessage(told);

parentPort?.on('message', async ({ id, area, event }: Asked) => {
  try {
    tell({ id, answer: await call(area, event) });
  } catch (failure) {
    tell({ id, failure });
  }
});
tell('loaded');
