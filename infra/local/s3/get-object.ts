import { validateHeaderValue } from 'node:http';
import { type Reply, readHeader, type S3Request } from './operation.ts';
import { S3Error } from './s3-error.ts';

/** The file name in a link; one that Node could not send as a header is refused. */
const readDisposition = (query: URLSearchParams): Record<string, string> => {
  const disposition = query.get('response-content-disposition');
  if (disposition === null) return {};
  try {
    validateHeaderValue('content-disposition', disposition);
  } catch {
    throw new S3Error('InvalidArgument', 'A parameter is not a valid header.');
  }
  return { 'content-disposition': disposition };
};

export const getObject = async (request: S3Request): Promise<Reply> => {
  const stored = await request.files.read(request.bucket, request.key);
  if (!stored) throw new S3Error('NoSuchKey', 'The specified key does not exist.');
  const { object, body } = stored;
  const headers = {
    'content-type': 'binary/octet-stream',
    ...object.headers,
    ...readDisposition(request.query),
    etag: object.etag,
    'last-modified': new Date(object.lastModified).toUTCString(),
    ...(readHeader(request, 'x-amz-checksum-mode') === 'ENABLED' ? object.checksums : {}),
  };
  return { status: 200, headers, body };
};
