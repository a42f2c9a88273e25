import { hash } from 'node:crypto';

/** More than one process sees of the people who work at the same time; the oldest makes room. */
const mostTokens = 1000;

/**
 * A verification of tokens that checks the signature of each one once, until it expires. Nothing is lost by it: the
 * verifier itself keeps every key of the pool that it has seen, and whether a session is still open is asked of the
 * table each time. What was refused is not kept. A token is kept by its hash, so that memory holds none.
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
