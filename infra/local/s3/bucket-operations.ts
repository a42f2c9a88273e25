import type { Reply, S3Request } from './operation.ts';
import { S3Error } from './s3-error.ts';

export const createBucket = async ({ bucket, files }: S3Request): Promise<Reply> => {
  if (await files.createBucket(bucket)) return { status: 200, headers: { location: `/${bucket}` } };
  throw new S3Error('BucketAlreadyOwnedByYou', 'You already own a bucket of this name.');
};
