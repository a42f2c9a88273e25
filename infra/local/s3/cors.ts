import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './operation.ts';
import { S3Error } from './s3-error.ts';

// The site of this machine, on any port; in the cloud the buckets name their own site.
const ourSite = /^http:\/\/localhost(:\d+)?$/;

/** Lets a page of the site see the answer to a file that it posted. */
const corsHeaders = ({ origin }: IncomingHttpHeaders): Record<string, string> =>
  origin !== undefined && ourSite.test(origin) ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {};

/** The answer to the preflight request of a browser that posts a file with progress. */
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
