import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectTable } from '../functions/kernel/store/open-table.ts';
import { startDynamoDbLocal } from '../tests/engines/dynamodb-local.ts';
import { demandJava, installDynamoDbLocal } from '../tests/engines/install.ts';
import { makeCalls } from './api/calls.ts';
import { startProcess } from './api/processes.ts';
import { measure, type Started } from './api/run.ts';
import { inStoreFolder } from './store-folder.ts';

const folder = join(import.meta.dirname, 'output');

type Figures = { median: number; p99: number; perSecond: number };

/** What each call takes, one after the other, of a product on the embedded database or on the one that is named. */
const measureCalls = async (patients: number, seconds: number, variables: { [name: string]: string }) => {
  const product = await startProcess('product-process.ts', variables);
  const started = await product.ask<Started>('start', patients);
  const measured = new Map<string, Figures>();
  for (const call of await makeCalls(started.ids, connectTable()))
    measured.set(call.name, await measure(product, started, call, { together: 1, seconds }));
  await product.ask('stop');
  await product.stop();
  return measured;
};

const fine = (value = Number.NaN) => value.toFixed(value < 10 ? 2 : 1);

/**
 * The calls that staff make most on the embedded database and on AWS's own for one machine, beside each other: how many times as long
 * one takes says what a figure of the other benchmarks owes to the database. It never fails on times.
 */
export const benchStores = async (): Promise<void> => {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '3' },
      patients: { type: 'string', default: '100' },
      memory: { type: 'boolean', default: false },
    },
  });
  const [patients, seconds] = [Number(values.patients), Number(values.seconds)];
  demandJava();
  // The calls are made here only to know what to send; this process asks no table.
  process.env.TABLE_NAME ??= 'none';
  process.env.AWS_REGION ??= 'eu-west-2';
  const database = await startDynamoDbLocal(installDynamoDbLocal());
  try {
    await inStoreFolder(values.memory, async (where) => {
      const embedded = await measureCalls(patients, seconds, {});
      const local = await measureCalls(patients, seconds, { DYNAMODB_ENDPOINT: database.endpoint });
      const rows = [...embedded].map(([call, { median, p99 }]) => {
        const other = local.get(call);
        const figures = [median, other?.median, p99, other?.p99].map(fine);
        return `| ${[call, ...figures, fine((other?.median ?? Number.NaN) / median)].join(' | ')} |`;
      });
      const table = [
        `# The embedded database beside DynamoDB Local`,
        '',
        `${patients} patients with 6 results each, ${seconds} s of each call one after the other; the embedded database's data ${where}, DynamoDB Local's in memory.`,
        '',
        '| call | embedded: median ms | DynamoDB Local: median ms | embedded: p99 ms | DynamoDB Local: p99 ms | times as long |',
        '|---|---:|---:|---:|---:|---:|',
        ...rows,
        '',
      ].join('\n');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'stores.md'), table);
      console.log(`${table}\nWritten to bench/output/stores.md`);
    });
  } finally {
    await database.stop();
  }
};
