import { createHmac, hash } from 'node:crypto';

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };

/** `target` names the operation, where the service's protocol has it in a header. */
type Request = { host: string; type: string; target?: string; body: string };
type Signed = { region: string; service: string; path: string };

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The headers, without `host`, that sign requests to one address of a service in one region: AWS Signature Version 4. */
export const createSigner = ({ region, service, path }: Signed) => {
  // Derived from the secret and the day alone, so that a request costs one HMAC and not five.
  let derived: { secret: string; day: string; key: Buffer } | undefined;
  const deriveKey = (secret: string, day: string): Buffer => {
    if (derived?.secret === secret && derived.day === day) return derived.key;
    const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`) as Buffer;
    derived = { secret, day, key };
    return key;
  };
  return ({ host, type, target, body }: Request, credentials: Credentials, now: Date): Record<string, string> => {
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const date = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const day = date.slice(0, 8);
    const headers: Record<string, string> = {
      'x-amz-date': date,
      ...(sessionToken === undefined ? {} : { 'x-amz-security-token': sessionToken }),
      ...(target === undefined ? {} : { 'x-amz-target': target }),
    };
    const signed = { 'content-type': type, host, ...headers };
    const names = Object.keys(signed).join(';');
    const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
    const canonical = `POST\n${path}\n\n${lines.join('')}\n${names}\n${hash('sha256', body)}`;
    const scope = `${day}/${region}/${service}/aws4_request`;
    const signature = hmac(
      deriveKey(secretAccessKey, day),
      `AWS4-HMAC-SHA256\n${date}\n${scope}\n${hash('sha256', canonical)}`,
    ).toString('hex');
    headers['content-type'] = type;
    headers.authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
    return headers;
  };
};
