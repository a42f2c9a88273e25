import { createHmac, hash } from 'node:crypto';

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };

type Request = { host: string; target: string; body: string };

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The headers, without `host`, that sign requests to DynamoDB in one region: AWS Signature Version 4. */
export const createSigner = (region: string) => {
  // Derived from the secret and the day alone, so that a request costs one HMAC and not five.
  let derived: { secret: string; day: string; key: Buffer } | undefined;
  const deriveKey = (secret: string, day: string): Buffer => {
    if (derived?.secret === secret && derived.day === day) return derived.key;
    const key = [day, region, 'dynamodb', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`) as Buffer;
    derived = { secret, day, key };
    return key;
  };
  return ({ host, target, body }: Request, credentials: Credentials, now: Date): Record<string, string> => {
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const date = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
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
