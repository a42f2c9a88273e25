import type { Reply, S3Request } from './operation.ts';
import { refuseUnknown, S3Error } from './s3-error.ts';

export const createBucket = async ({ bucket, files }: S3Request): Promise<Reply> => {
  if (await files.createBucket(bucket)) return { status: 200, headers: { location: `/${bucket}` } };
  throw new S3Error('BucketAlreadyOwnedByYou', 'You already own a bucket of this name.');
};

/**
 * PutObjectLockConfiguration: a default retention, from which follows what S3 asks of a write. How long objects are
 * kept is not modelled: nothing here waits for years.
 */
export const lockBucket = async ({ bucket, body, files }: S3Request): Promise<Reply> => {
  if (!body.includes('<DefaultRetention>')) throw refuseUnknown('an object lock without a default retention');
  await files.lockBucket(bucket);
  return { status: 200 };
};
