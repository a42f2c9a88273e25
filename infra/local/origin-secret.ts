import { randomBytes } from 'node:crypto';
import { readBody, startServer } from './http-server.ts';

const { ORIGIN_SECRET: shownBefore } = process.env;

/** The secret that the gateway here, like the site in the cloud, adds to every call: another one in each process. */
export const originSecret = shownBefore ?? randomBytes(32).toString('hex');

/** Whether something before the gateway adds it, and the visitor's address, as CloudFront does: `ORIGIN_SECRET` is what it adds. */
export const isBehindEdge = shownBefore !== undefined;

/** Acts as Secrets Manager for the functions; there is one secret. */
export const startSecrets = () =>
  startServer(async (request, response) => {
    await readBody(request, 0);
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify({ SecretString: originSecret }));
  });
