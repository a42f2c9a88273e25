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

const checkDigest = (name: string, given: string, actual: Buffer): void => {
  if (given === actual.toString('base64')) return;
  const wellFormed = Buffer.from(given, 'base64').length === actual.length;
  if (wellFormed) throw new S3Error('BadDigest', `The ${name} you specified did not match what was received.`);
  throw new S3Error('InvalidDigest', `The ${name} you specified is not valid.`);
};

/** Refuses a body that differs from its sender's checksums; returns the checksums to store. */
export const checkDigests = (request: S3Request): Record<string, string> => {
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
