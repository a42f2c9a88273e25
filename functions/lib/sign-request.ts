import { hash } from 'node:crypto';
import type { Credentials } from './credentials.ts';
import { createSigningKeys, hmac, signingDate } from './signing-key.ts';

/** `target` names the operation, where the service's protocol has it in a header. */
type Request = { host: string; type: string; target?: string; body: string };
type Signed = { region: string; service: string; path: string };

/** The headers, without `host`, that sign posts to one address of a service in one region: AWS Signature Version 4. */
export const createSigner = ({ region, service, path }: Signed) => {
  const deriveKey = createSigningKeys(region, service);
  return ({ host, type, target, body }: Request, credentials: Credentials, now: Date): Record<string, string> => {
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const date = signingDate(now);
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
