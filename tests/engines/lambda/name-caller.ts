// Loaded before a function: tells the guard of the embedded services which function asks. In the cloud its role does.
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { callerHeader } from '../../../infra/local/guard/acting-as.ts';

subscribe('http.client.request.created', (message) => {
  (message as { request: ClientRequest }).request.setHeader(callerHeader, process.env.AWS_LAMBDA_FUNCTION_NAME ?? '');
});
