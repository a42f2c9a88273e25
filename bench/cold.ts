import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sizes } from '../infra/cloud/function-sizes.ts';
import { listShippedFunctions, type ShippedFunction } from '../tests/shipped/shipped-functions.ts';
import { startBundle } from '../tests/shipped/start-bundle.ts';
import { chooseMemory } from './choose-memory.ts';
import { compareSizes, measureCalls } from './memory.ts';

const runs = 15;
const largestBytes = 750_000;
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

const round = (value: number) => Math.round(value * 10) / 10;

/** Waits and cost by memory, from the dearest start and from calls of the function of staff. */
const benchMemory = async (functions: readonly ShippedFunction[], start: number): Promise<void> => {
  const staff = functions.find(({ name }) => name === 'staff');
  if (!staff) throw new Error('No function of staff is shipped');
  const { mostMemoryMB, ...calls } = await measureCalls(staff);
  const used = { start, ...calls };
  console.log(
    `Processor, ms: the dearest start ${round(start)}, its first call ${round(used.firstCall)}, later ones ${round(used.call)}. Most memory: ${mostMemoryMB} MB.`,
  );
  console.table(compareSizes(used));
  const given = sizes.staff.memoryMB;
  const isMet = chooseMemory(used) === given && mostMemoryMB * 2 <= given;
  console.log(isMet ? `Held: ${given} MB is what functions have.` : `MISSED: functions have ${given} MB.`);
  if (!isMet) process.exitCode = 1;
};

/** Size and cold start of every bundle as it is deployed, beside those of a handler that does nothing; and memory. */
export const benchCold = async (): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'cold-'));
  const functions = listShippedFunctions(join(directory, 'assembly'));
  const original = { ...process.env };
  Object.assign(process.env, placeholders);
  const empty = join(directory, 'empty.mjs');
  await writeFile(empty, 'export const handler=async()=>({})');
  const base = await measure('empty', empty, []);
  const rows: Record<string, object> = {};
  let dearestStart = 0;
  const missed: string[] = [];
  for (const { name, bundle, bytes, environment } of functions) {
    for (const key of environment) process.env[key] ??= 'eu-west-2_None';
    const { milliseconds, fastest, cpu } = await measure(name, bundle, environment);
    // Other work on the machine can only slow a start down, so the fastest one is the function's own.
    const isMet = bytes <= largestBytes && fastest <= longestMilliseconds;
    if (!isMet) missed.push(name);
    dearestStart = Math.max(dearestStart, cpu);
    rows[name] = {
      kB: Math.round(bytes / 1000),
      'cold init ms (median)': round(milliseconds),
      'cold init ms (fastest)': round(fastest),
      'processor, ms (least)': round(cpu),
      'times an empty handler': round(milliseconds / base.milliseconds),
      'within limits': isMet,
    };
  }
  rows['(an empty handler)'] = { kB: 0, 'cold init ms (median)': round(base.milliseconds) };
  console.table(rows);
  console.log(
    `Within ${longestMilliseconds} ms and ${largestBytes / 1000} kB: ${functions.length - missed.length} of ${functions.length}.`,
  );
  if (missed.length > 0) {
    console.log(`MISSED: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
  process.env = original;
  await benchMemory(functions, dearestStart);
  await rm(directory, { recursive: true });
};
