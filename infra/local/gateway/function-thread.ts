import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { CallFunction } from './invoke.ts';

export type Asked = { id: number; area: string; event: APIGatewayProxyEventV2 };
export type Told =
  | 'loaded'
  | { id: number; answer: APIGatewayProxyStructuredResultV2 }
  | { id: number; failure: unknown };

/**
 * The functions in a thread of their own, so that they and the gateway use a core each. It has the environment of the
 * moment at which it starts. `onDeath` hears of an error that nothing in it caught.
 */
export const startFunctionThread = async (onDeath: (reason: string) => void) => {
  const worker = new Worker(new URL('function-thread-entry.ts', import.meta.url));
  worker.on('error', (error) =>
    onDeath(`The functions stopped. ${error instanceof Error ? error.stack : String(error)}`),
  );
  await once(worker, 'message');

  const waiting = new Map<number, PromiseWithResolvers<APIGatewayProxyStructuredResultV2>>();
  worker.on('message', (told: Exclude<Told, 'loaded'>) => {
    const asked = waiting.get(told.id);
    waiting.delete(told.id);
    if ('answer' in told) asked?.resolve(told.answer);
    else asked?.reject(told.failure);
  });
  let last = 0;
  const call: CallFunction = (area, event) => {
    last += 1;
    const asked = Promise.withResolvers<APIGatewayProxyStructuredResultV2>();
    waiting.set(last, asked);
    worker.postMessage({ id: last, area, event } satisfies Asked);
    return asked.promise;
  };
  return {
    call,
    stop: async () => {
      await worker.terminate();
    },
  };
};
