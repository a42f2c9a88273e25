import * as z from 'zod';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { databaseFile, givenEndpoint } from '../../infra/local/dynamodb.ts';
import { countRequests, type Requests } from '../../tests/support/count-requests.ts';
import { createTestProduct } from '../../tests/support/lend-product.ts';
import { signInStaff } from '../../tests/support/staff.ts';
import { type BenchCall, makeCalls } from './calls.ts';
import { repeat } from './drive.ts';
import { loadPatients } from './load-patients.ts';
import { answerParent, readCpu } from './processes.ts';

const asked = z.object({ name: z.string(), together: z.number(), seconds: z.number() });

let product: Awaited<ReturnType<typeof createTestProduct>> | undefined;
let calls: BenchCall[] = [];
let counting: { stop(): void; counted: Promise<Requests> } | undefined;

// Logging is off: a line for each call would be measured too, while Lambda reads it from a pipe in the cloud.
console.log = () => {};

answerParent({
  start: async (argument) => {
    product = await createTestProduct({ guarded: false });
    const table = connectTable();
    const file = givenEndpoint() ? undefined : databaseFile(product.dataDir);
    const ids = await loadPatients({ table, file }, z.number().parse(argument));
    calls = await makeCalls(ids, table);
    const { authorization } = await signInStaff(product, 'ROLE_ADMIN');
    return { url: product.url, authorization, ids };
  },
  cpu: () => readCpu(),
  /** Memory in use after garbage collection. */
  memory: () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
  /** Counts the requests to the table from now until `counted`. */
  count: () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    counting = { stop: resolve, counted: countRequests(() => promise) };
  },
  counted: async () => {
    counting?.stop();
    return await counting?.counted;
  },
  /**
   * The same operations on the store, without the gateway, the functions, the session and the audit events of
   * readings.
   */
  store: async (argument) => {
    const { name, ...load } = asked.parse(argument);
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`There is no call ${name}`);
    const before = readCpu();
    const figures = await repeat(call.asks, load);
    return { ...figures, cpu: (readCpu() - before) / figures.calls };
  },
  stop: async () => {
    await product?.stop();
  },
});
