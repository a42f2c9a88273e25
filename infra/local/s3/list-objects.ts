import { formatXml } from './format-xml.ts';
import type { Reply, S3Request } from './operation.ts';

/** S3 sorts by UTF-8 bytes; JavaScript would sort by UTF-16 units. */
const compareBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** ListObjectsV2, all in one page: it reads every object of the bucket, which suits one machine only. */
export const listObjects = async ({ bucket, query, files }: S3Request): Promise<Reply> => {
  const prefix = query.get('prefix') ?? '';
  const objects = (await files.list(bucket))
    .filter(({ key }) => key.startsWith(prefix))
    .toSorted((one, other) => compareBytes(one.key, other.key));
  const body = formatXml('ListBucketResult', {
    Name: bucket,
    Prefix: prefix,
    KeyCount: objects.length,
    MaxKeys: objects.length,
    IsTruncated: false,
    Contents: objects.map(({ key, lastModified, etag, size }) => ({
      Key: key,
      LastModified: lastModified,
      ETag: etag,
      Size: size,
      StorageClass: 'STANDARD',
    })),
  });
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
};
