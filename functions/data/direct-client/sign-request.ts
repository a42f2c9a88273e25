import { hash } from 'node:crypto';
import type { Credentials } from '../../lib/credentials.ts';
import { createSigningKeys, hmac, signingDate } from '../../lib/signing-key.ts';

type Request = { host: string; target: string; body: string };

/** The headers, without `host`, that sign requests to DynamoDB in one region: AWS Signature Version 4. */
export const createSigner = (region: string) => {
  const deriveKey = createSigningKeys(region, 'dynamodb');
  return ({ host, target, body }: Request, credentials: Credentials, now: Date): Record<string, string> => {
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const date = signingDate(now);
    const day = date.slice(0, 8);
    const headers: Record<string, string> = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-date': date,
      ...(sessionToken === undefined ? {} : { 'x-amz-security-token': sessionToken }),
      'x-amz-target': target,
    };
    const { 'content-type': type, ...amazons } = headers;
    const signed = { 'content-type': type, host, ...amazons };
    const names = Object.keys(signed).join(';');
    const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
    const canonical = `POST\n/\n\n${lines.join('')}\n${names}\n${hash('sha256', body)}`;
    const scope = `${day}/${region}/dynamodb/aws4_request`;
    const signature = hmac(
      deriveKey(secretAccessKey, day),
      `AWS4-HMAC-SHA256\n${date}\n${scope}\n${hash('sha256', canonical)}`,
    ).toString('hex');
    headers.authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
    return headers;
  };
};
