import { asHeaders } from './as-headers.ts';
import { type Reply, readHeader, type S3Request } from './operation.ts';
import { readRange } from './read-range.ts';
import { S3Error } from './s3-error.ts';
import type { StoredObject } from './stored-object.ts';

const OVERRIDE =
  /^response-(content-type|content-language|expires|cache-control|content-disposition|content-encoding)$/;

/** Answers HeadObject as well: the server drops the body of an answer to HEAD, and keeps its length. */
export async function getObject(request: S3Request): Promise<Reply> {
  const stored = await request.files.read(request.bucket, request.key);
  if (!stored) throw new S3Error('NoSuchKey', 'The specified key does not exist.');
  const { object, body } = stored;
  const headers = describeObject(request, object);

  if (matchesEtag(request, 'if-match', object) === false) {
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  }
  if (matchesEtag(request, 'if-none-match', object)) return { status: 304, headers };

  const sameVersion = matchesEtag(request, 'if-range', object) ?? true;
  const range = sameVersion ? readRange(readHeader(request, 'range'), body.length) : undefined;
  if (range) {
    const { start, end } = range;
    const contentRange = `bytes ${start}-${end}/${body.length}`;
    return { status: 206, headers: { ...headers, 'content-range': contentRange }, body: body.subarray(start, end + 1) };
  }
  // A checksum is of the whole object: the SDK would hold a part against it.
  const checksums = readHeader(request, 'x-amz-checksum-mode') === 'ENABLED' ? object.checksums : {};
  return { status: 200, headers: { ...headers, ...checksums }, body };
}

function describeObject(request: S3Request, object: StoredObject): Record<string, string> {
  return {
    'content-type': 'binary/octet-stream',
    ...object.headers,
    ...readOverrides(request.query),
    etag: object.etag,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
}

function readOverrides(query: URLSearchParams): Record<string, string> {
  return asHeaders(
    [...query].flatMap(([parameter, value]): [string, string][] => {
      const name = OVERRIDE.exec(parameter)?.[1];
      return name ? [[name, value]] : [];
    }),
  );
}

function matchesEtag(request: S3Request, name: string, { etag }: StoredObject): boolean | undefined {
  const given = readHeader(request, name);
  return given?.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));
}
