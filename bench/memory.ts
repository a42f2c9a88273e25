import { prices } from '../infra/commands/preflight/prices.ts';
import { everyCall } from '../tests/platform/every-call.ts';
import { makeEvent } from '../tests/shipped/lambda-event.ts';
import type { ShippedFunction } from '../tests/shipped/shipped-functions.ts';
import { startBundle } from '../tests/shipped/start-bundle.ts';
import { createTestProduct } from '../tests/support/lend-product.ts';
import { signInStaff } from '../tests/support/staff.ts';
import { chooseMemory, sizesMB, type Used, waitsAt } from './choose-memory.ts';

// A list, the largest form, and the screen whose area has the most code.
const names = ['listPatients', 'createPatient', 'readToday'];
const starts = 5;
const rounds = 40;

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * Milliseconds of processor that calls of a bundle take: the first one after a start, which loads its area, the dearest of them, and one of many
 * (median); and the most memory that a process had, in MB.
 */
export const measureCalls = async (
  shipped: ShippedFunction,
): Promise<Omit<Used, 'start'> & { mostMemoryMB: number }> => {
  const product = await createTestProduct({ guarded: false });
  Object.assign(process.env, { LIMIT_FACTOR: '1000', SITE_ADDRESS: product.url });
  const headers = await signInStaff(product, 'ROLE_ADMIN');
  let made = 0;
  const measure = async ({ measure: send }: Awaited<ReturnType<typeof startBundle>>, name: string) => {
    const sampled = everyCall.find((one) => one.name === name);
    if (!sampled) throw new Error(`There is no sample of the call ${name}`);
    made += 1;
    const key = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
    const measured = await send(makeEvent(sampled, { ...headers, 'idempotency-key': key }));
    const { statusCode } = measured.answer as { statusCode: number };
    if (statusCode >= 300) throw new Error(`${name} answered ${statusCode}`);
    return measured;
  };
  const first: Record<string, number[]> = {};
  for (let start = 0; start < starts; start += 1) {
    for (const name of names) {
      const running = await startBundle(shipped);
      const { cpuMilliseconds } = await measure(running, name);
      first[name] = [...(first[name] ?? []), cpuMilliseconds];
      running.stop();
    }
  }
  const running = await startBundle(shipped);
  const later: number[] = [];
  let mostMemoryMB = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const measured = await measure(running, name);
      mostMemoryMB = measured.mostMemoryMB;
      // Code that is used often is compiled again, faster.
      if (round >= rounds / 2) later.push(measured.cpuMilliseconds);
    }
  }
  running.stop();
  await product.stop();
  return {
    firstCall: Math.max(...Object.values(first).map((values) => Math.min(...values))),
    call: median(later),
    mostMemoryMB: Math.round(mostMemoryMB),
  };
};

/**
 * Waits and cost with more or less memory. This machine has no such limits: they follow from the processor time that was
 * measured on it, by the share of a processor that goes with the memory.
 */
export const compareSizes = (used: Used): Record<string, object> =>
  Object.fromEntries(
    sizesMB.map((memoryMB) => {
      const { first, later } = waitsAt(memoryMB, used);
      const gigabyteSeconds = (later / 1000) * (memoryMB / 1024);
      const dollars = gigabyteSeconds * prices['Lambda, a million GB-seconds (Arm)'];
      return [
        `${memoryMB} MB${memoryMB === chooseMemory(used) ? ', chosen' : ''}`,
        {
          'first answer, ms': Math.round(first),
          'later ones, ms': Math.round(later),
          'dollars, a million calls': dollars.toFixed(2),
        },
      ];
    }),
  );
