import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { readHeader, type S3Request } from './operation.ts';
import { refuseUnknown, S3Error } from './s3-error.ts';

const CHECKSUM = 'x-amz-checksum-';

const ALGORITHMS: Record<string, (body: Buffer) => Buffer> = {
  crc32: (body) => {
    const digest = Buffer.alloc(4);
    digest.writeUInt32BE(crc32(body));
    return digest;
  },
  sha1: (body) => createHash('sha1').update(body).digest(),
  sha256: (body) => createHash('sha256').update(body).digest(),
};

/** Refuses a body that is not what its sender meant; returns the checksums to keep. */
export function checkDigests(request: S3Request): Record<string, string> {
  const md5 = readHeader(request, 'content-md5');
  if (md5 !== undefined) checkDigest('Content-MD5', md5, createHash('md5').update(request.body).digest());

  const names = Object.keys(request.headers).filter((name) => name.startsWith(CHECKSUM) && !name.endsWith('-mode'));
  const promised = readHeader(request, 'x-amz-sdk-checksum-algorithm') ?? readHeader(request, 'x-amz-trailer');
  if (promised !== undefined && names.length === 0) {
    throw new S3Error('InvalidRequest', 'The request promises a checksum and has none.');
  }
  const checksums = names.map((name): [string, string] => {
    const compute = ALGORITHMS[name.slice(CHECKSUM.length)];
    if (!compute) throw refuseUnknown(name);
    const value = readHeader(request, name) ?? '';
    checkDigest(name, value, compute(request.body));
    return [name, value];
  });
  return Object.fromEntries(checksums);
}

function checkDigest(name: string, given: string, actual: Buffer): void {
  if (given === actual.toString('base64')) return;
  const wellFormed = Buffer.from(given, 'base64').length === actual.length;
  if (wellFormed) throw new S3Error('BadDigest', `The ${name} you specified did not match what was received.`);
  throw new S3Error('InvalidDigest', `The ${name} you specified is not valid.`);
}
