import { JwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import type { JwtPayload } from 'aws-jwt-verify/jwt-model';
import { rememberTokens } from '../../../functions/kernel/http/verify-access-token.ts';
import type { Authorizer as Authorised } from './to-event.ts';

export type AuthorizerSettings = { issuer: string; jwks: { keys: { kid: string; kty: string }[] }; audience: string[] };

/** API Gateway writes every claim as text, lists in brackets: `[ROLE_ADMIN ROLE_STAFF]`. */
const claimText = (value: unknown): string => (Array.isArray(value) ? `[${value.join(' ')}]` : String(value));

const isForUs = ({ aud, client_id: client }: JwtPayload, audience: string[]) =>
  [aud, client].flat().some((name) => typeof name === 'string' && audience.includes(name));

/**
 * API Gateway's JWT authorizer: signature, issuer, times, audience (`aud` or `client_id`), and one of the route's
 * scopes. It knows nothing of Cognito: a route without scopes accepts an ID token.
 */
export const createAuthorizer = ({ issuer, jwks, audience }: AuthorizerSettings) => {
  const verifier = JwtVerifier.create({ issuer, audience: null });
  verifier.cacheJwks(jwks as Parameters<typeof verifier.cacheJwks>[0]);
  const verify = rememberTokens(async (token: string) => {
    const { exp, ...claims } = await verifier.verify(token);
    // A user pool issues no token without an end.
    return exp === undefined || !isForUs(claims, audience) ? undefined : { ...claims, exp };
  });
  return async (header: string | undefined, scopes: readonly string[]): Promise<Authorised | 401 | 403> => {
    try {
      const claims = await verify(header?.replace(/^Bearer /, '') ?? '');
      if (!claims) return 401;
      const granted = typeof claims.scope === 'string' ? claims.scope.split(' ') : [];
      if (!scopes.some((scope) => granted.includes(scope))) return 403;
      const written = Object.entries(claims).map(([name, value]) => [name, claimText(value)]);
      return { jwt: { claims: Object.fromEntries(written), scopes: [...scopes] } };
    } catch (error) {
      if (error instanceof JwtBaseError) return 401;
      throw error;
    }
  };
};
