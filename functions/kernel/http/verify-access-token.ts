import { hash } from 'node:crypto';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error';
import { type Fetcher, SimpleFetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { CognitoAccessTokenPayload } from 'aws-jwt-verify/jwt-model';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';

/** The size of the cache: more tokens than one process sees at a time. The oldest is dropped. */
const mostTokens = 1000;

/**
 * A cache of verified tokens: the signature of each token is checked once, until it expires. It grants nothing: the
 * verifier itself caches every key of the pool, and the table is asked on every call whether the session is still
 * open. Refused tokens are not cached. The key is a hash, so that memory contains no token.
 */
export const rememberTokens = <Claims extends { exp: number }>(
  verify: (token: string) => Promise<Claims | undefined>,
): ((token: string) => Promise<Claims | undefined>) => {
  const verified = new Map<string, Claims>();
  return async (token) => {
    const name = hash('sha256', token, 'base64');
    const known = verified.get(name);
    if (known && known.exp * 1000 > Date.now()) return known;
    verified.delete(name);
    const claims = await verify(token);
    if (claims) verified.set(name, Object.freeze(claims));
    const [oldest] = verified.keys();
    if (verified.size > mostTokens && oldest !== undefined) verified.delete(oldest);
    return claims;
  };
};

const environment = z.object({
  USER_POOL_ID: z.string(),
  BROWSER_CLIENT_ID: z.string(),
  SERVER_CLIENT_ID: z.string(),
  // The SDK's own variable for another endpoint of the user pools than Amazon's.
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.url().optional(),
});

/**
 * Fetches the pool's public keys from the endpoint that the SDK would use; the verifier's own fetcher is https only.
 */
const fetchFrom = (endpoint: string): Fetcher => ({
  fetch: async (uri) => {
    const response = await fetch(new URL(new URL(uri).pathname, endpoint));
    if (!response.ok) throw new FetchError(uri, `status ${response.status}`);
    return await response.arrayBuffer();
  },
});

const createVerifier = () => {
  const { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoint, ...pool } = readEnvironment(environment);
  return CognitoJwtVerifier.create(
    { userPoolId: pool.USER_POOL_ID, tokenUse: 'access', clientId: [pool.BROWSER_CLIENT_ID, pool.SERVER_CLIENT_ID] },
    { jwksCache: new SimpleJwksCache({ fetcher: endpoint ? fetchFrom(endpoint) : new SimpleFetcher() }) },
  );
};

let verifier: ReturnType<typeof createVerifier> | undefined;

/**
 * The claims of an access token of this pool, with signature, issuer, client, use and times verified. Undefined for any
 * other text.
 *
 * @throws Error when the pool's keys cannot be fetched.
 */
export const verifyAccessToken = rememberTokens(
  async (token: string): Promise<CognitoAccessTokenPayload | undefined> => {
    verifier ??= createVerifier();
    try {
      return await verifier.verify(token);
    } catch (error) {
      if (error instanceof FetchError || !(error instanceof JwtBaseError)) throw error;
      return undefined;
    }
  },
);
