import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import * as z from 'zod';
import { notFoundPage } from '../shared/find-site-file.ts';
import { securityHeaders, styleHashesFile } from '../shared/security-headers.ts';
import { cacheControl, findSiteFile } from '../shared/site-paths.ts';

const compress = promisify(brotliCompress);
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const alreadySmall = new Set(['.png', '.pdf', '.woff2']);

/** The built site as CloudFront serves it: the same files, headers and compression. */
export const serveCompressed = async (site: string) => {
  const styleHashes = z.array(z.string()).parse(JSON.parse(readFileSync(join(site, styleHashesFile), 'utf8')));
  const headers = securityHeaders({
    userPoolOrigin: 'https://cognito-idp.eu-west-2.amazonaws.com',
    signaturesOrigin: 'https://signatures.s3.eu-west-2.amazonaws.com',
    styleHashes,
  });
  const read = async (file: string) => {
    const found = await readFile(join(site, file)).catch(() => undefined);
    const name = found ? file : notFoundPage;
    const bytes = found ?? (await readFile(join(site, notFoundPage)));
    const extension = extname(name);
    const small = alreadySmall.has(extension);
    return { status: found ? 200 : 404, extension, small, bytes: small ? bytes : await compress(bytes), name };
  };
  const files = new Map<string, ReturnType<typeof read>>();
  const server = createServer(async (request, response) => {
    const file = findSiteFile(new URL(request.url ?? '/', 'http://site').pathname);
    const answer = files.get(file) ?? read(file);
    files.set(file, answer);
    const { status, extension, small, bytes, name } = await answer;
    response.writeHead(status, {
      ...headers,
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': cacheControl(name),
      'content-length': bytes.byteLength,
      ...(small ? {} : { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
