import { randomBytes } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';

const linkSeconds = 60;

/** What staff take out of the product: private files under names that nobody can guess, gone after a day. */
export const createExportStore = (client = new S3Client({})) => {
  const { TEMPORARY_BUCKET } = readEnvironment(z.object({ TEMPORARY_BUCKET: z.string() }));
  return {
    /** Keeps a file and answers a link that downloads it under `name` for a minute. */
    async share(content: string, name: string): Promise<string> {
      const at = { Bucket: TEMPORARY_BUCKET, Key: `exports/${randomBytes(24).toString('base64url')}.csv` };
      const type = { ContentType: 'text/csv; charset=utf-8', CacheControl: 'private, no-store' };
      await client.send(new PutObjectCommand({ ...at, ...type, Body: content }));
      const download = new GetObjectCommand({ ...at, ResponseContentDisposition: `attachment; filename="${name}"` });
      return await getSignedUrl(client, download, { expiresIn: linkSeconds });
    },
  };
};
export type ExportStore = ReturnType<typeof createExportStore>;
