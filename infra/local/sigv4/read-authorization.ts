import type { IncomingHttpHeaders } from 'node:http';
import { SigV4Refusal } from './sigv4-refusal.ts';

export type Authorization = {
  accessKeyId: string;
  /** Day, region, service and `aws4_request`. */
  scope: [string, string, string, string];
  signedHeaders: string[];
  signature: string;
  /** As sent, because it is part of the signed string. */
  date: string;
  signedAt: Date;
  payloadHash: string | undefined;
  /** Seconds; only presigned requests carry it. */
  lifetime?: number;
};

const signingAlgorithm = 'AWS4-HMAC-SHA256';
const sevenDaysInSeconds = 604_800;

type Parts = 'algorithm' | 'credential' | 'signedHeaders' | 'signature' | 'date';

const readDate = (text: string | undefined): Date | undefined => {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '');
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

const readParts = (parts: Record<Parts, string | undefined>): Omit<Authorization, 'payloadHash' | 'lifetime'> => {
  const [accessKeyId, day, region, service, terminator, ...rest] = parts.credential?.split('/') ?? [];
  const signedAt = readDate(parts.date);
  if (parts.algorithm !== signingAlgorithm || !parts.signature || !parts.signedHeaders || !parts.date || !signedAt) {
    throw new SigV4Refusal('malformed', 'The authorization is malformed.');
  }
  if (!accessKeyId || !day || !region || !service || terminator !== 'aws4_request' || rest.length > 0) {
    throw new SigV4Refusal('malformed', 'The credential is malformed.');
  }
  return {
    accessKeyId,
    scope: [day, region, service, terminator],
    signedHeaders: parts.signedHeaders.split(';'),
    signature: parts.signature,
    date: parts.date,
    signedAt,
  };
};

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const readHeader = (authorization: string, headers: IncomingHttpHeaders): Authorization => {
  const found = /^(\S+) +Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=([0-9a-f]{64})$/.exec(authorization);
  const [, algorithm, credential, signedHeaders, signature] = found ?? [];
  return {
    ...readParts({ algorithm, credential, signedHeaders, signature, date: single(headers['x-amz-date']) }),
    payloadHash: single(headers['x-amz-content-sha256']),
  };
};

const readPresigned = (query: URLSearchParams): Authorization => {
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? undefined;
  const lifetime = Number(/^\d{1,6}$/.exec(read('Expires') ?? '')?.[0]);
  if (!(lifetime >= 1 && lifetime <= sevenDaysInSeconds)) {
    throw new SigV4Refusal('malformed', 'X-Amz-Expires must be between 1 and 604800 seconds.');
  }
  return {
    ...readParts({
      algorithm: read('Algorithm'),
      credential: read('Credential'),
      signedHeaders: read('SignedHeaders'),
      signature: read('Signature'),
      date: read('Date'),
    }),
    payloadHash: read('Content-Sha256'),
    lifetime,
  };
};

export const readAuthorization = (headers: IncomingHttpHeaders, query: URLSearchParams): Authorization => {
  const presigned = query.has('X-Amz-Signature') || query.has('X-Amz-Algorithm');
  if (headers.authorization !== undefined && presigned) {
    throw new SigV4Refusal('twoMechanisms', 'Only one authentication mechanism is allowed.');
  }
  if (presigned) return readPresigned(query);
  if (headers.authorization !== undefined) return readHeader(headers.authorization, headers);
  throw new SigV4Refusal('anonymous', 'Access Denied');
};
