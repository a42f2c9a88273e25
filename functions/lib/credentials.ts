import * as z from 'zod';
import { readEnvironment } from './environment.ts';

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };

const environment = z.object({
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  AWS_SESSION_TOKEN: z.string().optional(),
});

/** The function's credentials at AWS: Lambda gives them in the environment, and nowhere else. */
export const readCredentials = (): Credentials => {
  const given = readEnvironment(environment);
  return {
    accessKeyId: given.AWS_ACCESS_KEY_ID,
    secretAccessKey: given.AWS_SECRET_ACCESS_KEY,
    ...(given.AWS_SESSION_TOKEN !== undefined && { sessionToken: given.AWS_SESSION_TOKEN }),
  };
};
