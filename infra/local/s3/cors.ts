import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './operation.ts';
import { S3Error } from './s3-error.ts';

// The site of this machine, whatever its port: what the buckets of the cloud say of their own site.
const ourSite = /^http:\/\/localhost(:\d+)?$/;

/** What lets a page of the site see the answer to a file that it posted. */
const corsHeaders = ({ origin }: IncomingHttpHeaders): Record<string, string> =>
  origin !== undefined && ourSite.test(origin) ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {};

/** The answer to a browser that asks before it posts a file whose progress it shows. */
export const answerPreflight = (headers: IncomingHttpHeaders): Reply => {
  const allowed = corsHeaders(headers);
  const isPost = headers['access-control-request-method'] === 'POST';
  if (!isPost || Object.keys(allowed).length === 0) {
    throw new S3Error('AccessDenied', 'CORSResponse: This CORS request is not allowed.');
  }
  return { status: 200, headers: { ...allowed, 'access-control-allow-methods': 'POST' } };
};

export const withCors = (method: string, headers: IncomingHttpHeaders, reply: Reply): Reply =>
  method === 'POST' ? { ...reply, headers: { ...reply.headers, ...corsHeaders(headers) } } : reply;
