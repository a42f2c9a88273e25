import { createBucket, headBucket } from './bucket-operations.ts';
import { deleteObject } from './delete-object.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import type { Operation, S3Request } from './operation.ts';
import { putObject } from './put-object.ts';
import { refuseUnknown } from './s3-error.ts';

type Route = { run: Operation; query?: RegExp; conditions?: string[] };

const RESPONSE_OVERRIDES = /^response-/;
// If-Modified-Since may be passed over, because a full answer to it is always right.
const READ_CONDITIONS = ['if-match', 'if-none-match', 'if-range', 'if-modified-since'];

const ROUTES: Record<string, Route> = {
  'PUT bucket': { run: createBucket },
  'HEAD bucket': { run: headBucket },
  'GET bucket': { run: listObjects, query: /^(list-type|prefix|delimiter|continuation-token|start-after|max-keys)$/ },
  'PUT object': { run: putObject, conditions: ['if-none-match'] },
  'GET object': { run: getObject, query: RESPONSE_OVERRIDES, conditions: READ_CONDITIONS },
  'HEAD object': { run: getObject, query: RESPONSE_OVERRIDES, conditions: READ_CONDITIONS },
  'DELETE object': { run: deleteObject },
};

const KNOWN_QUERY = /^(x-id|x-amz-.*)$/i;
const KNOWN_HEADERS =
  /^x-amz-(date|content-sha256|user-agent|security-token|decoded-content-length|trailer|sdk-checksum-algorithm|meta-.+|checksum-(mode|crc32|crc32c|crc64nvme|sha1|sha256)|server-side-encryption(-aws-kms-key-id|-bucket-key-enabled)?)$/;

/** Whatever is not known is refused. */
export function chooseOperation(method: string, request: Pick<S3Request, 'key' | 'query' | 'headers'>): Operation {
  const route = ROUTES[`${method} ${request.key === '' ? 'bucket' : 'object'}`];
  if (!route) throw refuseUnknown('this operation');
  if (route.run === listObjects && request.query.get('list-type') !== '2') {
    throw refuseUnknown('any list but ListObjectsV2');
  }
  const unknown =
    [...request.query.keys()].find((name) => !KNOWN_QUERY.test(name) && !route.query?.test(name)) ??
    Object.keys(request.headers).find(
      (name) =>
        (name.startsWith('x-amz-') && !KNOWN_HEADERS.test(name)) ||
        (name.startsWith('if-') && !route.conditions?.includes(name)),
    );
  if (unknown !== undefined) throw refuseUnknown(unknown);
  return route.run;
}
