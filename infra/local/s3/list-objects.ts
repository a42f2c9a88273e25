import { formatXml, type XmlNode } from './format-xml.ts';
import type { Reply, S3Request } from './operation.ts';
import { S3Error } from './s3-error.ts';
import type { StoredObject } from './stored-object.ts';

const MOST = 1000;

type Entry = { name: string; object?: StoredObject };

/** ListObjectsV2. Reads the head of every object of the bucket, which suits one machine only. */
export async function listObjects({ bucket, query, files }: S3Request): Promise<Reply> {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') || undefined;
  const token = query.get('continuation-token') ?? undefined;
  const startAfter = query.get('start-after') ?? undefined;
  const maxKeys = readMaxKeys(query.get('max-keys'));

  const after = token === undefined ? '' : Buffer.from(token, 'base64url').toString();
  const objects = (await files.list(bucket)).filter(
    ({ key }) => key.startsWith(prefix) && compareBytes(key, startAfter ?? '') > 0,
  );
  const left = groupEntries(objects, prefix, delimiter).filter(({ name }) => compareBytes(name, after) > 0);
  const page = left.slice(0, maxKeys);
  const last = page.at(-1);
  const isTruncated = last !== undefined && left.length > page.length;

  const result: XmlNode = {
    Name: bucket,
    Prefix: prefix,
    Delimiter: delimiter,
    StartAfter: startAfter,
    ContinuationToken: token,
    NextContinuationToken: isTruncated ? Buffer.from(last.name).toString('base64url') : undefined,
    KeyCount: page.length,
    MaxKeys: maxKeys,
    IsTruncated: isTruncated,
    Contents: page.flatMap(({ object }) => (object ? [formatObject(object)] : [])),
    CommonPrefixes: page.flatMap(({ name, object }) => (object ? [] : [{ Prefix: name }])),
  };
  const headers = { 'content-type': 'application/xml' };
  return { status: 200, headers, body: formatXml('ListBucketResult', result) };
}

function groupEntries(objects: StoredObject[], prefix: string, delimiter: string | undefined): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    const end = delimiter === undefined ? -1 : object.key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? object.key : object.key.slice(0, end + (delimiter?.length ?? 0));
    entries.set(name, end < 0 ? { name, object } : { name });
  }
  return [...entries.values()].sort((a, b) => compareBytes(a.name, b.name));
}

function formatObject({ key, lastModified, etag, size }: StoredObject): XmlNode {
  return { Key: key, LastModified: lastModified, ETag: etag, Size: size, StorageClass: 'STANDARD' };
}

function readMaxKeys(given: string | null): number {
  if (given === null) return MOST;
  if (!/^\d{1,9}$/.test(given)) throw new S3Error('InvalidArgument', 'max-keys must be a number.');
  return Math.min(Number(given), MOST);
}

/** S3 sorts by UTF-8 bytes; JavaScript would sort by UTF-16 units. */
function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
