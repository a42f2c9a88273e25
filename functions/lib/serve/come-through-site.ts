import { createHash, timingSafeEqual } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { readEnvironment } from '../environment.ts';
import type { CallMiddleware } from './call-event.ts';
import { originHeader } from './origin-header.ts';
import { Refusal } from './refusal.ts';

const environment = z.object({ ORIGIN_SECRET_ID: z.string() });

let secret: string | undefined;

const readSecret = async (): Promise<string> => {
  const { ORIGIN_SECRET_ID: SecretId } = readEnvironment(environment);
  const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }));
  return z.string().min(32).parse(SecretString);
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Refuses whoever calls the API at its own address, around the site: past the web ACL's share for each address, and
 * without what the site adds to every answer. The site's requests carry a secret that only it and the functions know.
 */
export const comeThroughSite = (): CallMiddleware => ({
  before: async ({ event }) => {
    secret ??= await readSecret();
    if (!timingSafeEqual(digest(event.headers[originHeader] ?? ''), digest(secret))) {
      throw new Refusal(403, 'Please use our website for this.');
    }
  },
});
