import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { FunctionName } from '../../cloud/permissions.ts';

/** Tells the guard which function a request to a service comes from; in the cloud its credentials do. */
export const callerHeader = 'x-local-function';

const acting = new AsyncLocalStorage<string>();

subscribe('http.client.request.created', (message) => {
  const name = acting.getStore();
  if (name !== undefined) (message as { request: ClientRequest }).request.setHeader(callerHeader, name);
});

/** Runs `work` as the function of that name: its requests to the embedded services are judged as in the cloud. */
export const actAs = <Result>(name: FunctionName, work: () => Result): Result => acting.run(name, work);
