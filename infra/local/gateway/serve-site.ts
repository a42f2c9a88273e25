import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import * as z from 'zod';
import { securityHeaders, styleHashesFile } from '../../../shared/kernel/security-headers.ts';
import { notFoundPage } from '../../../shared/site/find-site-file.ts';
import { cacheControl, findSiteFile } from '../../../shared/site/site-paths.ts';
import { Failure } from '../../failure.ts';

const styleHashes = z.array(z.string());

/** Serves the built site as CloudFront does: the same rule of paths, the same headers, 404 with its own page. */
export const serveSite = (
  siteDir: string,
  origins: { userPoolOrigin: string; signaturesOrigin: string; uploadsOrigin: string },
) => {
  const hashesFile = join(siteDir, styleHashesFile);
  if (!existsSync(hashesFile)) throw new Failure('The site is not built. Run: npm run build');
  const headers = securityHeaders({
    ...origins,
    styleHashes: styleHashes.parse(JSON.parse(readFileSync(hashesFile, 'utf8'))),
  });
  const sendFile = sirv(siteDir, { dev: true, etag: true, extensions: [] });
  const notFound = readFileSync(join(siteDir, notFoundPage));

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const file = findSiteFile(path);
    response.setHeaders(new Map(Object.entries(headers)));
    response.setHeader('cache-control', cacheControl(file));
    request.url = file;
    sendFile(request, response, () => {
      response.setHeader('cache-control', 'no-cache');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
    });
  };
};
