import type { ServerResponse } from 'node:http';
import { type FunctionName, permissions } from '../../cloud/permissions.ts';
import { readBody, startServer } from '../http-server.ts';
import { formatXml } from '../s3/format-xml.ts';
import { callerHeader } from './acting-as.ts';
import { forward } from './forward.ts';
import { isMissingDisclosed, judgeObject } from './judge-object.ts';

const largestBody = 64 * 1024 * 1024;

const deny = (response: ServerResponse) => {
  response.writeHead(403, { 'content-type': 'application/xml' });
  response.end(formatXml('Error', { Code: 'AccessDenied', Message: 'Access Denied' }));
};

/**
 * A proxy in front of the embedded object store that acts as IAM does in front of S3. As there, a caller that may not
 * list an object is answered "access denied" for a missing one; no link may.
 */
export const startObjectGuard = (target: string) =>
  startServer(async (request, response) => {
    const body = await readBody(request, largestBody);
    if (!body) return void response.writeHead(413).end();
    const { method = '', url = '', headers } = request;
    const caller = headers[callerHeader];
    const allowed = typeof caller === 'string' ? permissions[caller as FunctionName] : undefined;
    if (allowed) {
      const refused = judgeObject(allowed, method, url);
      if (refused.length > 0) {
        console.error(`The permissions in infra/cloud/ do not let ${caller} do: ${refused.join(', ')}`);
        return deny(response);
      }
    }
    const isRestricted = allowed ? !isMissingDisclosed(allowed, url) : url.includes('X-Amz-Signature=');
    await forward(target, request, body, response, isRestricted ? { onMissing: deny } : {});
  });
