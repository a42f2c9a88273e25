// Runs one bundled function in a process of its own: its environment is what the parent passes, and nothing more.
import { pathToFileURL } from 'node:url';
import type { FunctionName } from '../../infra/cloud/permissions.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const [bundle = '', functionName = ''] = process.argv.slice(2);
const send = (message: unknown) => process.send?.(message);

/** Milliseconds of processor since `before`. */
const cpuSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const started = performance.now();
const used = process.cpuUsage();
const { handler } = (await import(pathToFileURL(bundle).href)) as { handler: Handler };
send({ initMilliseconds: performance.now() - started, initCpuMilliseconds: cpuSince(used) });

type Sent = { event: unknown; milliseconds: number };

process.on('message', async ({ event, milliseconds }: Sent) => {
  const deadline = Date.now() + milliseconds;
  const context = {
    awsRequestId: 'shipped',
    functionName,
    getRemainingTimeInMillis: () => deadline - Date.now(),
  };
  const before = process.cpuUsage();
  try {
    const answer = await actAs(functionName as FunctionName, () => handler(event, context));
    const cpuMilliseconds = cpuSince(before);
    send({ answer, cpuMilliseconds, mostMemoryMB: process.resourceUsage().maxRSS / 1000 });
  } catch (error) {
    send({ failure: error instanceof Error ? error.stack : String(error) });
  }
});
