import { createHash } from 'node:crypto';
import { checkDigests } from './check-digests.ts';
import { type Reply, readHeader, type S3Request } from './operation.ts';

const storedHeaders = /^(content-type|content-disposition|cache-control)$/;

const pickHeaders = (request: S3Request): Record<string, string> => {
  const picked = Object.keys(request.headers).filter((name) => storedHeaders.test(name));
  return Object.fromEntries(picked.map((name) => [name, readHeader(request, name) ?? '']));
};

export const putObject = async (request: S3Request): Promise<Reply> => {
  const checksums = await checkDigests(request);
  const etag = `"${createHash('md5').update(request.body).digest('hex')}"`;
  const object = {
    key: request.key,
    etag,
    size: request.body.length,
    lastModified: request.now.toISOString(),
    headers: pickHeaders(request),
    checksums,
  };
  await request.files.write(request.bucket, object, request.body);
  return { status: 200, headers: { etag, ...checksums } };
};
