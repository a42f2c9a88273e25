import { hash } from 'node:crypto';
import type { Credentials } from '../../lib/credentials.ts';
import { createSigningKeys, hmac, signingDate } from '../../lib/signing-key.ts';

const algorithm = 'AWS4-HMAC-SHA256';

export const encodePart = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const sorted = (record: Record<string, string>) =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));

const formatQuery = (query: Record<string, string>): string =>
  sorted(query)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .join('&');

type Signed = { host: string; path: string; credentials: Credentials; now: Date };

/** The three forms of AWS Signature Version 4 that S3 accepts: in headers, in a link, and in the fields of a form. */
export const createObjectSigner = (region: string) => {
  const deriveKey = createSigningKeys(region, 's3');

  const begin = ({
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    now,
  }: Omit<Signed, 'host' | 'path'>) => {
    const date = signingDate(now);
    const day = date.slice(0, 8);
    const scope = `${day}/${region}/s3/aws4_request`;
    const sign = (text: string) => hmac(deriveKey(secretAccessKey, day), text).toString('hex');
    const signRequest = (canonical: string) => sign(`${algorithm}\n${date}\n${scope}\n${hash('sha256', canonical)}`);
    return { date, credential: `${accessKeyId}/${scope}`, sessionToken, sign, signRequest };
  };

  return {
    /** The headers, without `host`, of a request with this body. */
    signHeaders({
      host,
      path,
      query = {},
      method,
      body,
      headers,
      ...signed
    }: Signed & {
      query?: Record<string, string>;
      method: string;
      body: string | Buffer;
      headers: Record<string, string>;
    }): Record<string, string> {
      const { date, credential, sessionToken, signRequest } = begin(signed);
      const digest = hash('sha256', body);
      const sent = {
        ...headers,
        'x-amz-content-sha256': digest,
        'x-amz-date': date,
        ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
      };
      const all = sorted({ ...sent, host });
      const names = all.map(([name]) => name).join(';');
      const lines = all.map(([name, value]) => `${name}:${value}\n`).join('');
      const signature = signRequest(`${method}\n${path}\n${formatQuery(query)}\n${lines}\n${names}\n${digest}`);
      const authorization = `${algorithm} Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`;
      return { ...sent, authorization };
    },

    /** The query of a link that reads one object for some seconds, without other credentials. */
    signLink({
      host,
      path,
      seconds,
      query,
      ...signed
    }: Signed & { seconds: number; query: Record<string, string> }): string {
      const { date, credential, sessionToken, signRequest } = begin(signed);
      const all = formatQuery({
        ...query,
        'X-Amz-Algorithm': algorithm,
        'X-Amz-Credential': credential,
        'X-Amz-Date': date,
        'X-Amz-Expires': String(seconds),
        ...(sessionToken !== undefined && { 'X-Amz-Security-Token': sessionToken }),
        'X-Amz-SignedHeaders': 'host',
      });
      const signature = signRequest(`GET\n${path}\n${all}\nhost:${host}\n\nhost\nUNSIGNED-PAYLOAD`);
      return `${all}&X-Amz-Signature=${signature}`;
    },

    /**
     * The fields of a form that a browser may post with one file, which comes last and is named `file`. Each of
     * `fields` must be posted as it is here; `conditions` are further conditions of the policy.
     */
    signForm({
      fields,
      conditions,
      seconds,
      ...signed
    }: Omit<Signed, 'host' | 'path'> & {
      fields: Record<string, string>;
      conditions: readonly unknown[];
      seconds: number;
    }): Record<string, string> {
      const { date, credential, sessionToken, sign } = begin(signed);
      const all = {
        ...fields,
        'x-amz-algorithm': algorithm,
        'x-amz-credential': credential,
        'x-amz-date': date,
        ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
      };
      const expiration = new Date(signed.now.getTime() + seconds * 1000).toISOString();
      const exactly = Object.entries(all).map(([name, value]) => ({ [name]: value }));
      const policy = Buffer.from(JSON.stringify({ expiration, conditions: [...exactly, ...conditions] })).toString(
        'base64',
      );
      return { ...all, policy, 'x-amz-signature': sign(policy) };
    },
  };
};
