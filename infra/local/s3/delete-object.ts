import type { Reply, S3Request } from './operation.ts';

/** Deleting an absent object succeeds, as in S3. */
export const deleteObject = async ({ bucket, key, files }: S3Request): Promise<Reply> => {
  await files.remove(bucket, key);
  return { status: 204 };
};
