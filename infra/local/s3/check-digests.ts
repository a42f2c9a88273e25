import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { readHeader, type S3Request } from './operation.ts';
import { refuseUnknown, S3Error } from './s3-error.ts';

const prefix = 'x-amz-checksum-';

const algorithms: Record<string, (body: Buffer) => Buffer> = {
  crc32: (body) => {
    const digest = Buffer.alloc(4);
    digest.writeUInt32BE(crc32(body));
    return digest;
  },
  sha256: (body) => createHash('sha256').update(body).digest(),
};

/**
 * S3 asks for a checksum of each object that it must keep unchanged, also where the bucket says so and not the request;
 * the digest that the signature covers, `x-amz-content-sha256`, is none.
 */
const requireDigest = ({ headers }: S3Request): void => {
  if ('content-md5' in headers || Object.keys(headers).some((name) => name.startsWith(prefix))) return;
  throw new S3Error(
    'InvalidRequest',
    'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests with Object Lock parameters',
  );
};

const checkDigest = (name: string, given: string, actual: Buffer): void => {
  if (given === actual.toString('base64')) return;
  const wellFormed = Buffer.from(given, 'base64').length === actual.length;
  if (wellFormed) throw new S3Error('BadDigest', `The ${name} you specified did not match what was received.`);
  throw new S3Error('InvalidDigest', `The ${name} you specified is not valid.`);
};

/**
 * Refuses a body that differs from its sender's checksums, or has none where the bucket asks for one; returns the
 * checksums to store.
 */
export const checkDigests = async (request: S3Request): Promise<Record<string, string>> => {
  if (await request.files.isLocked(request.bucket)) requireDigest(request);
  const md5 = readHeader(request, 'content-md5');
  if (md5 !== undefined) checkDigest('Content-MD5', md5, createHash('md5').update(request.body).digest());
  const names = Object.keys(request.headers).filter((name) => name.startsWith(prefix));
  if (readHeader(request, 'x-amz-sdk-checksum-algorithm') !== undefined && names.length === 0) {
    throw new S3Error('InvalidRequest', 'The request promises a checksum and has none.');
  }
  const checksums = names.map((name): [string, string] => {
    const compute = algorithms[name.slice(prefix.length)];
    if (!compute) throw refuseUnknown(name);
    const value = readHeader(request, name) ?? '';
    checkDigest(name, value, compute(request.body));
    return [name, value];
  });
  return Object.fromEntries(checksums);
};
