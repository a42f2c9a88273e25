import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figures, openClient } from '../api/drive.ts';
import { startProcess } from '../api/processes.ts';
import { inStoreFolder } from '../store-folder.ts';
import { makeMix, pickStep, type Written } from './mix.ts';
import { findRate, runAtRate } from './pace.ts';

const longestMilliseconds = 100;
const windowSeconds = 5;
const firstRate = 20;
const connections = 64;
/** The life of a session that is not renewed. */
const mostMinutes = 15;
const mostGrowth = 1.25;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    patients: { type: 'string', default: '1000' },
    memory: { type: 'boolean', default: false },
  },
});
const minutes = Math.min(mostMinutes, Number(values.minutes));

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
const printWindow = ({ rate, perSecond, median: middle, p99 }: Figures & { rate: number }, more = '') =>
  console.log(
    `  ${Math.round(rate)} a second asked, ${Math.round(perSecond)} answered: median ${Math.round(middle)} ms, p99 ${Math.round(p99)} ms${more}`,
  );

await inStoreFolder(values.memory, async (where) => {
  const product = await startProcess('product-process.ts');
  console.log(`${values.patients} patients are loaded ...`);
  type Started = { url: string; authorization: string; ids: string[] };
  const { url, authorization, ids } = await product.ask<Started>('start', Number(values.patients));
  const client = openClient(url, { authorization }, connections);
  const mix = await makeMix(ids);

  const written: Written[] = [];
  const refused: string[] = [];
  const work = async () => {
    const step = pickStep(mix);
    const sent = step.send();
    const { status, text } = await client.send(sent);
    if (status >= 300) refused.push(`${step.name}: ${status} ${text.slice(0, 200)}`);
    else if (step.confirm) written.push(step.confirm(text, sent));
  };

  const began = performance.now();
  const end = began + minutes * 60_000;
  // A third of the time finds the rate; the rest holds it.
  const until = began + minutes * 20_000;
  const options = { most: longestMilliseconds, until, seconds: windowSeconds, first: firstRate };
  let rate = await findRate(work, options, printWindow);
  console.log(`Held from here: ${Math.round(rate)} a second`);

  const windows: (Figures & { rate: number; heap: number })[] = [];
  while (performance.now() < end) {
    const figures = await runAtRate(work, rate, windowSeconds);
    const window = { ...figures, rate, heap: await product.ask<number>('memory') };
    windows.push(window);
    printWindow(window, `, heap ${megabytes(window.heap)} MB`);
    // One window in time may have been luck, and other work on the machine changes what it can hold: the rate falls with
    // every late window, and rises after several that had room.
    const latest = windows.slice(-3);
    if (window.p99 > longestMilliseconds) rate *= 0.95;
    if (latest.length === 3 && latest.every(({ p99 }) => p99 < longestMilliseconds / 2)) rate *= 1.05;
  }

  console.log(`${written.length} acknowledged writes are read back ...`);
  const isStored = async ({ path, contains }: Written, page = 1): Promise<boolean> => {
    const { status, text } = await client.send({ method: 'GET', path: path.replace('{page}', String(page)) });
    if (status !== 200) return false;
    if (contains.every((part) => text.includes(part))) return true;
    return path.includes('{page}') && !text.includes('"content":[]') && (await isStored({ path, contains }, page + 1));
  };
  const lost: string[] = [];
  for (let at = 0; at < written.length; at += connections) {
    await Promise.all(
      written.slice(at, at + connections).map(async (one) => {
        if (!(await isStored(one))) lost.push(`${one.path} does not hold ${one.contains[0]}`);
      }),
    );
  }
  client.close();
  await product.ask('stop');
  await product.stop();

  const third = Math.ceil(windows.length / 3);
  const heaps = windows.map(({ heap }) => heap);
  const [early, late] = [median(heaps.slice(0, third)), median(heaps.slice(-third))];
  const grown = late / early > mostGrowth;
  const inTime = windows.filter(({ p99 }) => p99 <= longestMilliseconds).length;
  const report = [
    '# What the product holds',
    '',
    `${minutes} minutes of the mix of bench/monthly-calls.ts on ${values.patients} patients, the store's data ${where}, the driver on the same machine, ${new Date().toISOString().slice(0, 16)}.`,
    '',
    `- Rate at the end: ${Math.round(rate)} calls a second; p99 at most ${longestMilliseconds} ms in ${inTime} of ${windows.length} windows of ${windowSeconds} s.`,
    `- Median ${median(windows.map((one) => one.median)).toFixed(1)} ms, median of the p99 ${median(windows.map(({ p99 }) => p99)).toFixed(1)} ms.`,
    `- Acknowledged writes: ${written.length}; lost: ${lost.length}. Calls that failed: ${refused.length}.`,
    `- Heap after collection: ${megabytes(early)} MB in the first third, ${megabytes(late)} MB in the last${grown ? ': it grows' : ''}.`,
    '',
  ].join('\n');
  const folder = join(import.meta.dirname, '../output');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'load.md'), report);
  console.log(`\n${report}`);
  for (const one of [...lost, ...refused].slice(0, 10)) console.error(one);
  // Times depend on the machine. A lost write, a failed call and a growing heap are faults of ours.
  if (lost.length > 0 || refused.length > 0 || grown) process.exitCode = 1;
});
