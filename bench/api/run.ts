import { parseArgs } from 'node:util';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import type { Requests } from '../../tests/support/count-requests.ts';
import { inStoreFolder } from '../store-folder.ts';
import { type BenchCall, makeCalls } from './calls.ts';
import { type Answer, openClient, repeat } from './drive.ts';
import { type Process, startProcess } from './processes.ts';
import { type Line, type Measured, writeReport } from './report.ts';

const connectionCounts = [1, 16];

export type Started = { url: string; authorization: string; ids: string[] };
type Driven = { together: number; seconds: number };

const sendAll = async (client: ReturnType<typeof openClient>, call: BenchCall): Promise<Answer> => {
  const answers = await Promise.all(call.sends().map(client.send));
  for (const { status, text } of answers) if (status >= 300) throw new Error(`${call.name}: ${status} ${text}`);
  return answers[0] as Answer;
};

/** Sends a call again and again to a process, and returns what it cost that process. */
export const measure = async (
  server: Process,
  { url, authorization }: Pick<Started, 'url' | 'authorization'>,
  call: BenchCall,
  driven: Driven,
): Promise<Measured> => {
  const client = openClient(url, { authorization }, driven.together * call.sends().length);
  await repeat(() => sendAll(client, call), { ...driven, seconds: driven.seconds / 5 });
  const before = await server.ask<number>('cpu');
  const figures = await repeat(() => sendAll(client, call), driven);
  const cpu = ((await server.ask<number>('cpu')) - before) / figures.calls;
  client.close();
  return { ...figures, cpu };
};

const countCall = async (product: Process, { url, authorization }: Started, call: BenchCall) => {
  const client = openClient(url, { authorization }, 1);
  await sendAll(client, call);
  await product.ask('count');
  const answer = await sendAll(client, call);
  const { requests } = await product.ask<Requests>('counted');
  client.close();
  return { requests, answer };
};

const measureSize = async (patients: number, seconds: number, done: (line: Line) => void) => {
  console.log(`${patients.toLocaleString('en-GB')} patients are loaded ...`);
  const [product, bare] = await Promise.all([startProcess('product-process.ts'), startProcess('bare-process.ts')]);
  const started = await product.ask<Started>('start', patients);
  const bareUrl = await bare.ask<string>('start');
  for (const call of await makeCalls(started.ids, connectTable())) {
    const { requests, answer } = await countCall(product, started, call);
    await bare.ask('answer', answer);
    for (const together of connectionCounts) {
      const driven = { together, seconds };
      done({
        patients,
        call: call.name,
        connections: together,
        requests,
        product: await measure(product, started, call, driven),
        bare: await measure(bare, { ...started, url: bareUrl }, call, driven),
        store: await product.ask<Measured>('store', { name: call.name, ...driven }),
      });
      if (requests > call.mostRequests) {
        console.error(`${call.name} asks the table ${requests} times, and may ${call.mostRequests} times`);
        process.exitCode = 1;
      }
    }
  }
  for (const one of [product, bare]) {
    await one.ask('stop');
    await one.stop();
  }
};

/**
 * The calls that staff make most, over HTTP with a session, beside what Node needs for the same bytes and the store
 * for the same operations. Fails when a call asks the table more often than it may. Times are printed, and never fail
 * it.
 */
export const benchApi = async (): Promise<void> => {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '3' },
      patients: { type: 'string', multiple: true, default: ['1000', '10000'] },
      memory: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  // The calls are made here only to know what to send; this process asks no table.
  process.env.TABLE_NAME ??= 'none';
  process.env.AWS_REGION ??= 'eu-west-2';
  const lines: Line[] = [];
  await inStoreFolder(values.memory, async (where) => {
    for (const patients of values.patients.map(Number)) {
      await measureSize(patients, seconds, (line) => {
        lines.push(line);
        const { call, connections, product } = line;
        console.log(`  ${call}, ${connections} at once: ${Math.round(product.perSecond)} a second`);
      });
    }
    console.log(`\n${await writeReport(lines, { seconds, where })}\nWritten to bench/output/api.md and api.html`);
  });
};
