import { createHash } from 'node:crypto';
import { checkDigests } from './check-digests.ts';
import { type Reply, readHeader, type S3Request } from './operation.ts';
import { refuseUnknown, S3Error } from './s3-error.ts';

const KEPT = /^(content-type|content-disposition|content-language|cache-control|expires|x-amz-meta-.+)$/;
const ENCRYPTION = /^x-amz-server-side-encryption/;

export async function putObject(request: S3Request): Promise<Reply> {
  const condition = readHeader(request, 'if-none-match');
  if (condition !== undefined && condition !== '*') {
    throw refuseUnknown('a write with any condition but If-None-Match: *');
  }
  const checksums = checkDigests(request);
  const etag = `"${createHash('md5').update(request.body).digest('hex')}"`;
  const encryption = pickHeaders(request, ENCRYPTION);
  const object = {
    key: request.key,
    etag,
    size: request.body.length,
    lastModified: request.now.toISOString(),
    headers: { ...pickHeaders(request, KEPT), ...pickEncoding(request), ...encryption },
    checksums,
  };
  const written = await request.files.write(request.bucket, object, request.body, condition === '*');
  if (!written)
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  return { status: 200, headers: { etag, ...encryption, ...checksums } };
}

function pickHeaders(request: S3Request, names: RegExp): Record<string, string> {
  const picked = Object.keys(request.headers).filter((name) => names.test(name));
  return Object.fromEntries(picked.map((name) => [name, readHeader(request, name) ?? '']));
}

/** `aws-chunked` is how the body travelled, not what it is. */
function pickEncoding(request: S3Request): Record<string, string> {
  const encodings = (readHeader(request, 'content-encoding') ?? '').split(',').map((name) => name.trim());
  const kept = encodings.filter((name) => name !== '' && name !== 'aws-chunked').join(',');
  return kept ? { 'content-encoding': kept } : {};
}
