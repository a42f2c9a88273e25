import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Authorization } from './read-authorization.ts';

export type CanonicalParts = {
  method: string;
  rawPath: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  payloadHash: string;
};

const formatHeader = (value: string | string[] | undefined): string =>
  [value ?? ''].flat().join(',').trim().replace(/ +/g, ' ');

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const formatQuery = (query: URLSearchParams): string => {
  // Sorted by name before value: sorting the joined text would put `a-b=` before `a=`.
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
};

const formatRequest = (parts: CanonicalParts, { scope, signedHeaders }: Authorization): string => {
  // S3 alone signs the path as it is on the wire; every other service encodes it once more.
  const path = scope[2] === 's3' ? parts.rawPath : parts.rawPath.split('/').map(encode).join('/');
  const names = signedHeaders.toSorted();
  const headers = names.map((name) => `${name}:${formatHeader(parts.headers[name])}\n`).join('');
  return [parts.method, path, formatQuery(parts.query), headers, names.join(';'), parts.payloadHash].join('\n');
};

export const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

let latest: { of: string; key: string | Buffer } | undefined;

/** The key of a day, region and service, which is that of the request before for nearly all. */
const deriveKey = (secret: string, scope: readonly string[]): string | Buffer => {
  const of = [secret, ...scope].join('\n');
  if (latest?.of !== of)
    latest = { of, key: scope.reduce<string | Buffer>((parent, part) => hmac(parent, part), `AWS4${secret}`) };
  return latest.key;
};

export const computeSignature = (parts: CanonicalParts, authorization: Authorization, secret: string): Buffer => {
  const scope = authorization.scope.join('/');
  const hash = createHash('sha256').update(formatRequest(parts, authorization)).digest('hex');
  return hmac(deriveKey(secret, authorization.scope), `AWS4-HMAC-SHA256\n${authorization.date}\n${scope}\n${hash}`);
};
