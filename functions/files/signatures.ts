import { randomBytes } from 'node:crypto';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';

const linkSeconds = 300;
const waitingMs = 24 * 60 * 60 * 1000;
const png = { ContentType: 'image/png', CacheControl: 'private, no-store' } as const;

/** The drawn signatures: private images, under names that the server makes up. */
export const createSignatureStore = (client = new S3Client({})) => {
  const { SIGNATURES_BUCKET } = readEnvironment(z.object({ SIGNATURES_BUCKET: z.string() }));
  const at = (key: string) => ({ Bucket: SIGNATURES_BUCKET, Key: key });
  const put = (key: string, body: Uint8Array) => client.send(new PutObjectCommand({ ...at(key), ...png, Body: body }));

  return {
    /** Keeps a signature for a day, until the patient is saved. */
    async keep(image: Uint8Array): Promise<string> {
      const key = `unclaimed/${randomBytes(24).toString('base64url')}.png`;
      await put(key, image);
      return key;
    },

    /**
     * Keeps a waiting signature for good, under the name that is the answer; undefined when there is none. Claimed again
     * it is the same one, so that a second try of a save that failed completes it.
     */
    async claim(unclaimed: string): Promise<string | undefined> {
      const key = unclaimed.replace(/^unclaimed\//, 'claimed/');
      try {
        const { Body, LastModified } = await client.send(new GetObjectCommand(at(unclaimed)));
        // The bucket takes old ones away within a day of this, and not to the minute.
        if (!Body || !LastModified || Date.now() - LastModified.getTime() > waitingMs) return undefined;
        await put(key, await Body.transformToByteArray());
        return key;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    /** A link that shows a signature for some minutes, to whoever has it. */
    link: (key: string): Promise<string> =>
      getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn: linkSeconds }),
  };
};
export type SignatureStore = ReturnType<typeof createSignatureStore>;
