import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { decodeAwsChunked, type Payload } from './decode-aws-chunked.ts';
import { SigV4Refusal } from './sigv4-refusal.ts';

/** Call it only once the signature holds: until then the declared hash is anybody's claim. */
export function readPayload(declared: string, body: Buffer, headers: IncomingHttpHeaders): Payload {
  if (declared === 'UNSIGNED-PAYLOAD') return { body, trailers: {} };
  if (declared === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    const payload = decodeAwsChunked(body);
    checkPromises(payload, headers);
    return payload;
  }
  if (declared.startsWith('STREAMING-')) {
    throw new SigV4Refusal('unsupportedPayload', `A payload of ${declared} cannot be read here.`);
  }
  if (declared === createHash('sha256').update(body).digest('hex')) return { body, trailers: {} };
  throw new SigV4Refusal('wrongPayloadHash', 'The body does not match the signed x-amz-content-sha256.');
}

/** Trailers are not signed themselves; that x-amz-trailer names them, and nothing else, is. */
function checkPromises({ body, trailers }: Payload, headers: IncomingHttpHeaders): void {
  if (headers['x-amz-decoded-content-length'] !== String(body.length)) {
    throw new SigV4Refusal('malformedPayload', 'The body is not as long as x-amz-decoded-content-length says.');
  }
  if ((headers['x-amz-trailer'] ?? '') !== Object.keys(trailers).join(',')) {
    throw new SigV4Refusal('malformedPayload', 'The trailers are not those that x-amz-trailer names.');
  }
}
