// Runs one bundled function in a process of its own: its environment is what the parent passes, and nothing more.
import { pathToFileURL } from 'node:url';
import { actAs } from '../../infra/local/guard/acting-as.ts';

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const [bundle = '', functionName = ''] = process.argv.slice(2);
const send = (message: unknown) => process.send?.(message);

const started = performance.now();
const used = process.cpuUsage();
const { handler } = (await import(pathToFileURL(bundle).href)) as { handler: Handler };
const { user, system } = process.cpuUsage(used);
send({ initMilliseconds: performance.now() - started, initCpuMilliseconds: (user + system) / 1000 });

process.on('message', async (event) => {
  const context = { awsRequestId: 'shipped', functionName, getRemainingTimeInMillis: () => 10_000 };
  try {
    send({ answer: await actAs(functionName, () => handler(event, context)) });
  } catch (error) {
    send({ failure: error instanceof Error ? error.stack : String(error) });
  }
});
