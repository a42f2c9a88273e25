import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listShippedFunctions } from '../tests/shipped/shipped-functions.ts';
import { startBundle } from '../tests/shipped/start-bundle.ts';

const runs = 15;
const largestBytes = 650_000;
const longestMilliseconds = 80;

// Modules read these variables as they are imported; nothing needs to answer there.
const placeholders = { AWS_REGION: 'eu-west-2', AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none' };

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const measure = async (name: string, bundle: string, environment: string[]) => {
  const times: number[] = [];
  const cpus: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const running = await startBundle({ name, bundle, environment });
    times.push(running.initMilliseconds);
    cpus.push(running.initCpuMilliseconds);
    running.stop();
  }
  return { milliseconds: median(times), fastest: Math.min(...times), cpu: Math.min(...cpus) };
};

/** Size and cold start of every bundle as it is deployed, beside those of a handler that does nothing. */
export const benchCold = async (): Promise<void> => {
  Object.assign(process.env, placeholders);
  const directory = await mkdtemp(join(tmpdir(), 'cold-'));
  const empty = join(directory, 'empty.mjs');
  await writeFile(empty, 'export const handler=async()=>({})');
  const base = await measure('empty', empty, []);
  const rows: Record<string, object> = {};
  const round = (value: number) => Math.round(value * 10) / 10;
  for (const { name, bundle, bytes, environment } of listShippedFunctions(join(directory, 'assembly'))) {
    for (const key of environment) process.env[key] ??= 'eu-west-2_None';
    const { milliseconds, fastest, cpu } = await measure(name, bundle, environment);
    // Other work on the machine can only slow a start down, so the fastest one is the function's own.
    const held = bytes <= largestBytes && fastest <= longestMilliseconds;
    if (!held) process.exitCode = 1;
    rows[name] = {
      kB: Math.round(bytes / 1000),
      'cold init ms (median)': round(milliseconds),
      'cold init ms (fastest)': round(fastest),
      'processor, ms (least)': round(cpu),
      'times an empty handler': round(milliseconds / base.milliseconds),
      held,
    };
  }
  rows['(an empty handler)'] = { kB: 0, 'cold init ms (median)': round(base.milliseconds) };
  console.table(rows);
  await rm(directory, { recursive: true });
};
