import { createHash, timingSafeEqual } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';
import type { CallMiddleware } from './call-event.ts';
import { originHeader } from './client.ts';
import { HttpError } from './outcome.ts';

// During a rotation, some edge locations still send the previous secret.
const environment = z.object({ ORIGIN_SECRET_ID: z.string(), PREVIOUS_ORIGIN_SECRET_ID: z.string().optional() });

let accepted: Promise<Buffer[]> | undefined;

const digest = (text: string) => createHash('sha256').update(text).digest();

const readSecrets = async (): Promise<Buffer[]> => {
  const { ORIGIN_SECRET_ID, PREVIOUS_ORIGIN_SECRET_ID } = readEnvironment(environment);
  const client = new SecretsManagerClient({});
  const ids = [ORIGIN_SECRET_ID, ...(PREVIOUS_ORIGIN_SECRET_ID ? [PREVIOUS_ORIGIN_SECRET_ID] : [])];
  const answers = await Promise.all(ids.map((SecretId) => client.send(new GetSecretValueCommand({ SecretId }))));
  return answers.map(({ SecretString }) => digest(z.string().min(32).parse(SecretString)));
};

/** Digests of the origin secret: the current one first, then the previous one during a rotation. */
export const originSecrets = (): Promise<Buffer[]> => {
  accepted ??= readSecrets();
  // A failure is not cached: the next request asks again.
  return accepted.catch((error) => {
    accepted = undefined;
    throw error;
  });
};

/**
 * Refuses requests that bypass CloudFront, and with it the web ACL's rate limit and the security headers. CloudFront adds
 * a secret to each request that only it and the functions know.
 *
 * @throws HttpError 403
 */
export const requireOriginSecret = (): CallMiddleware => ({
  before: async ({ event }) => {
    const secrets = await originSecrets();
    const shown = digest(event.headers[originHeader] ?? '');
    if (!secrets.some((secret) => timingSafeEqual(shown, secret))) {
      throw new HttpError(403, 'Please use our website for this.');
    }
  },
});
