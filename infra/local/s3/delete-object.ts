import type { Reply, S3Request } from './operation.ts';

/** An absent object is deleted like one that is there, as in S3. */
export const deleteObject = async ({ bucket, key, files }: S3Request): Promise<Reply> => {
  await files.remove(bucket, key);
  return { status: 204 };
};
