import { randomBytes } from 'node:crypto';
import { readBody, startServer } from './http-server.ts';

/** The secret that the gateway here, like the site in the cloud, adds to every call: another one in each process. */
export const originSecret = randomBytes(32).toString('hex');

/** Acts as Secrets Manager for the functions; there is one secret. */
export const startSecrets = () =>
  startServer(async (request, response) => {
    await readBody(request, 0);
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify({ SecretString: originSecret }));
  });
