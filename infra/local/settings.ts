import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { Failure } from '../failure.ts';

const environment = z.object({
  PORT: z.coerce.number('PORT must be a number.').int().min(0).max(65_535, 'PORT must be 0 to 65535.').default(8080),
  DATA_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../data', import.meta.url))),
  // Several products may share the database of DYNAMODB_ENDPOINT.
  DYNAMODB_TABLE: z.string().min(3).default('community-health'),
});

export const signaturesBucket = 'community-health-signatures';
export const temporaryBucket = 'community-health-temporary';
export const filesBucket = 'community-health-files';

/** What the build left for drawing the pages. */
export const pagePartsDir = fileURLToPath(new URL('../../page-parts/dist', import.meta.url));

const siteDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The settings of `npm start` in the environment. */
export const readSettings = () => {
  const parsed = environment.safeParse(process.env);
  if (!parsed.success) throw new Failure(parsed.error.issues.map(({ message }) => message).join(' '));
  const { PORT: port, DATA_DIR: dataDir, DYNAMODB_TABLE: tableName } = parsed.data;
  return { port, dataDir, tableName, siteDir };
};
