import { hash } from 'node:crypto';

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
