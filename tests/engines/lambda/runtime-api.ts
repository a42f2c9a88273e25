import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type Invocation = { event: object; milliseconds: number; settle: (outcome: Outcome) => void };
export type Outcome = { answer: unknown } | { failure: unknown };

/**
 * Lambda's Runtime API, which hands events to a function and takes its answers, as AWS documents it (Lambda developer guide,
 * *Using the Lambda runtime API*). One at a time, like an execution environment.
 */
export const startRuntimeApi = async () => {
  const waiting: Invocation[] = [];
  const running = new Map<string, Invocation>();
  let asking: ServerResponse | undefined;
  let failInit: (failure: unknown) => void = () => {};
  let begin: () => void = () => {};
  /** Resolves when the function has been loaded and asks for its first event. */
  const begun = new Promise<void>((resolve, reject) => {
    begin = resolve;
    failInit = reject;
  });
  begun.catch(() => {});

  const handOver = () => {
    if (!asking) return;
    const invocation = waiting.shift();
    if (!invocation) return;
    const id = randomUUID();
    running.set(id, invocation);
    asking.writeHead(200, {
      'content-type': 'application/json',
      'lambda-runtime-aws-request-id': id,
      'lambda-runtime-deadline-ms': String(Date.now() + invocation.milliseconds),
      'lambda-runtime-invoked-function-arn': 'arn:aws:lambda:eu-west-2:111122223333:function:shipped',
    });
    asking.end(JSON.stringify(invocation.event));
    asking = undefined;
  };

  const server = createServer(async (request, response) => {
    const [, , , part, id = '', kind = ''] = (request.url ?? '').split('/');
    if (part === 'invocation' && id === 'next') {
      asking = response;
      begin();
      return handOver();
    }
    const sent: unknown = await json(request);
    if (part === 'init') failInit(sent);
    running.get(id)?.settle(kind === 'response' ? { answer: sent } : { failure: sent });
    running.delete(id);
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    begun,
    /** Hands over an event, for which the function has so many milliseconds. */
    invoke: (event: object, milliseconds: number) =>
      new Promise<Outcome>((settle) => {
        waiting.push({ event, milliseconds, settle });
        handOver();
      }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
