import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import * as z from 'zod';
import { securityHeaders, styleHashesFile } from '../../../shared/kernel/security-headers.ts';
import { noPageCaching, notFoundPage } from '../../../shared/site/find-site-file.ts';
import { cacheControl, findSiteFile, publishedType } from '../../../shared/site/site-paths.ts';
import { Failure } from '../../failure.ts';

const styleHashes = z.array(z.string());

/** What was published of a file, if it was, and how it may be kept. */
export type ReadPublished = (file: string) => Promise<{ body: Buffer; caching: string | undefined } | undefined>;

const nothingPublished: ReadPublished = async () => undefined;

/**
 * Serves the site as CloudFront does: a file that was published before that of the build, the same rule of paths, the same
 * headers, 404 with its own page.
 */
export const serveSite = (
  siteDir: string,
  origins: { userPoolOrigin: string; signaturesOrigin: string; uploadsOrigin: string },
  readPublished = nothingPublished,
) => {
  const hashesFile = join(siteDir, styleHashesFile);
  if (!existsSync(hashesFile)) throw new Failure('The site is not built. Run: npm run build');
  const headers = securityHeaders({
    ...origins,
    styleHashes: styleHashes.parse(JSON.parse(readFileSync(hashesFile, 'utf8'))),
  });
  const sendFile = sirv(siteDir, { dev: true, etag: true, extensions: [] });
  const notFound = readFileSync(join(siteDir, notFoundPage));

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const file = findSiteFile(path);
    response.setHeaders(new Map(Object.entries(headers)));
    response.setHeader('cache-control', cacheControl(file));
    const published = file.startsWith('/assets/') ? undefined : await readPublished(file);
    if (published && published.caching !== noPageCaching)
      return void response.writeHead(200, { 'content-type': publishedType(file) }).end(published.body);
    const missing = (await readPublished(notFoundPage))?.body ?? notFound;
    request.url = file;
    sendFile(request, response, () => {
      response.setHeader('cache-control', 'no-cache');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(missing);
    });
  };
};
