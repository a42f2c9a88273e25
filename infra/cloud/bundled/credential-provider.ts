import * as z from 'zod';
import { readEnvironment } from '../../../functions/kernel/lib/environment.ts';

const environment = z.object({
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  AWS_SESSION_TOKEN: z.string().optional(),
});

const readCredentials = async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = readEnvironment(environment);
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN !== undefined && { sessionToken: AWS_SESSION_TOKEN }),
  };
};

/**
 * Replaces the SDK's search through profiles, single sign-on, processes and instances: Lambda gives a function its
 * credentials in the environment and nowhere else, and the search would be a fifth of every bundle.
 */
export const defaultProvider = () => readCredentials;
