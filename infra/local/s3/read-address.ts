import { refuseUnknown, S3Error } from './s3-error.ts';

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const longestKey = 1024;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI', "Couldn't parse the specified URI.");
  }
};

/** Bucket and key of a path-style target. Dots are part of a key like any other character, so no URL parser may touch it. */
export const readAddress = (target: string): { bucket: string; key: string; query: URLSearchParams } => {
  const [, rawBucket = '', rawKey = '', rawQuery] = /^\/([^/?]*)(?:\/([^?]*))?(?:\?(.*))?$/s.exec(target) ?? [];
  const bucket = decode(rawBucket);
  const key = decode(rawKey);
  if (bucket === '') throw refuseUnknown('this operation');
  if (!bucketPattern.test(bucket)) throw new S3Error('InvalidBucketName', 'The specified bucket is not valid.');
  if (Buffer.byteLength(key) > longestKey) throw new S3Error('KeyTooLongError', 'Your key is too long');
  return { bucket, key, query: new URLSearchParams(rawQuery) };
};
