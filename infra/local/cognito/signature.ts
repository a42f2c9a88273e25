import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Fault } from './fault.ts';
import type { AwsCredentials } from './pool.ts';

type Scope = { credentials: AwsCredentials; region: string };

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/cognito-idp\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const toleranceMs = 5 * 60_000;

/** Refuses a call that the configured key has not signed (AWS Signature Version 4). */
export function checkSignature(request: IncomingMessage, body: Buffer, { credentials, region }: Scope): void {
  const { authorization, origin } = request.headers;
  if (!authorization) throw new Fault('MissingAuthenticationTokenException', 'Missing Authentication Token');
  // The local key is no secret; without this any page in the developer's browser could sign with it.
  if (origin) throw new Fault('AccessDeniedException', 'Administrative calls are not accepted from a browser here.');
  const [, accessKeyId, day = '', signedRegion, names = '', signature = ''] = form.exec(authorization) ?? [];
  const signed = names.split(';');
  const at = String(request.headers['x-amz-date'] ?? '');
  if (!accessKeyId || !/^\d{8}T\d{6}Z$/.test(at) || !at.startsWith(day)) throw incomplete();
  if (!['host', 'x-amz-date', 'x-amz-target'].every((name) => signed.includes(name))) throw incomplete();
  if (accessKeyId !== credentials.accessKeyId) {
    throw new Fault('UnrecognizedClientException', 'The security token included in the request is invalid.');
  }
  const headers = signed.map(
    (name) =>
      `${name}:${String(request.headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}\n`,
  );
  const canonical = ['POST', '/', '', headers.join(''), names, sha256(body)].join('\n');
  const scope = `${day}/${region}/cognito-idp/aws4_request`;
  const key = [day, region, 'cognito-idp', 'aws4_request'].reduce(
    hmac,
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n'));
  if (signedRegion !== region || !timingSafeEqual(expected, Buffer.from(signature, 'hex'))) {
    throw new Fault(
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  // The signer reads the machine's clock, not the pool's, which a test may have moved.
  const age = Math.abs(Date.now() - Date.parse(at.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z')));
  if (!(age <= toleranceMs)) throw new Fault('InvalidSignatureException', `Signature expired: ${at}`);
}

const incomplete = () =>
  new Fault('IncompleteSignatureException', 'Authorization header requires a complete signature.');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer, data: string) => createHmac('sha256', key).update(data).digest();
