import { randomBytes } from 'node:crypto';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';

const linkSeconds = 300;
const waitingMs = 24 * 60 * 60 * 1000;
const environment = z.object({ SIGNATURES_BUCKET: z.string(), TEMPORARY_BUCKET: z.string() });
const png = { ContentType: 'image/png', CacheControl: 'private, no-store' } as const;

const isWaiting = (key: string) => key.startsWith('unclaimed/');

/** To whoever may not list a bucket, and no function may, S3 says of an object that is not there: access denied. */
const isMissing = (error: unknown) =>
  error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === 'AccessDenied');

/** The drawn signatures: private images, under names that the server makes up. */
export const createSignatureStore = (client = new S3Client({})) => {
  const { SIGNATURES_BUCKET, TEMPORARY_BUCKET } = readEnvironment(environment);
  const at = (key: string) => ({ Bucket: isWaiting(key) ? TEMPORARY_BUCKET : SIGNATURES_BUCKET, Key: key });
  const put = (key: string, body: Uint8Array) => client.send(new PutObjectCommand({ ...at(key), ...png, Body: body }));
  const readWaiting = async (key: string): Promise<Uint8Array | undefined> => {
    try {
      const { Body, LastModified } = await client.send(new GetObjectCommand(at(key)));
      // The bucket takes old ones away within a day of this, and not to the minute.
      if (!Body || !LastModified || Date.now() - LastModified.getTime() > waitingMs) return undefined;
      return await Body.transformToByteArray();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

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
      const image = await readWaiting(unclaimed);
      if (!image) return undefined;
      await put(key, image);
      return key;
    },

    /** A link that shows a signature for some minutes, to whoever has it. */
    link: (key: string): Promise<string> =>
      getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn: linkSeconds }),
  };
};
export type SignatureStore = ReturnType<typeof createSignatureStore>;
