import * as z from 'zod';
import { readEnvironment } from '../../../functions/lib/environment.ts';

const environment = z.object({
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  AWS_SESSION_TOKEN: z.string().optional(),
});

/**
 * Stands in for the SDK's search through profiles, single sign-on, processes and instances: Lambda gives a function its
 * credentials in the environment and nowhere else, and the search would be a fifth of every bundle.
 */
export const defaultProvider = () => async () => {
  const given = readEnvironment(environment);
  return {
    accessKeyId: given.AWS_ACCESS_KEY_ID,
    secretAccessKey: given.AWS_SECRET_ACCESS_KEY,
    ...(given.AWS_SESSION_TOKEN !== undefined && { sessionToken: given.AWS_SESSION_TOKEN }),
  };
};
