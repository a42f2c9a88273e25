import { createBucket, lockBucket } from './bucket-operations.ts';
import { formatXml } from './format-xml.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import type { Operation, Reply, S3Request } from './operation.ts';
import { putObject } from './put-object.ts';
import { refuseUnknown, S3Error } from './s3-error.ts';

/** Deleting an absent object succeeds, as in S3. */
const deleteObject = async ({ bucket, key, files }: S3Request): Promise<Reply> => {
  await files.remove(bucket, key);
  return { status: 204 };
};

// The prefix of files that wait to be checked.
const isScanned = /^quarantine\//;

/** The harmless file of the European Institute for Computer Antivirus Research, which every malware scanner detects. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

/**
 * The tags of an object: none, except for GuardDuty's findings in one that waits to be checked. This stand-in knows
 * the test file alone, and scans when it is asked.
 */
const getObjectTagging = async ({ bucket, key, files }: S3Request): Promise<Reply> => {
  const stored = await files.read(bucket, key);
  if (!stored) throw new S3Error('NoSuchKey', 'The specified key does not exist.');
  const found = stored.body.includes(eicar) ? 'THREATS_FOUND' : 'NO_THREATS_FOUND';
  const tags = isScanned.test(key) ? { Tag: { Key: 'GuardDutyMalwareScanStatus', Value: found } } : {};
  const headers = { 'content-type': 'application/xml' };
  return { status: 200, headers, body: formatXml('Tagging', { TagSet: tags }) };
};

/** The details of an operation beside those of every request; the query of a link is the one that is signed itself. */
type Route = { run: Operation; query?: RegExp; headers?: RegExp };

const routes: Record<string, Route> = {
  'PUT bucket': { run: createBucket, headers: /^x-amz-bucket-object-lock-enabled$/ },
  'PUT object-lock': {
    run: lockBucket,
    query: /^object-lock$/,
    headers: /^(content-md5|x-amz-(sdk-checksum-algorithm|checksum-.+))$/,
  },
  'GET bucket': { run: listObjects, query: /^(list-type|prefix)$/ },
  'PUT object': {
    run: putObject,
    headers: /^(content-md5|x-amz-(sdk-checksum-algorithm|checksum-.+))$/,
  },
  'GET object': {
    run: getObject,
    query:
      /^(X-Amz-(Algorithm|Content-Sha256|Credential|Date|Expires|Security-Token|Signature|SignedHeaders)|x-amz-checksum-mode|response-content-disposition)$/,
    headers: /^x-amz-checksum-mode$/,
  },
  'GET tagging': { run: getObjectTagging, query: /^tagging$/ },
  'DELETE object': { run: deleteObject },
};

const everyRequest = /^x-amz-(date|content-sha256|user-agent|security-token)$/;
// Headers that change what S3 does or stores.
const meaningful = /^(x-amz-.+|if-.+|range|content-md5|content-encoding|content-language|expires)$/;

/** Anything unknown is refused. */
export const chooseOperation = (
  method: string,
  { key, query, headers }: Pick<S3Request, 'key' | 'query' | 'headers'>,
): Operation => {
  const ofBucket = query.has('object-lock') ? 'object-lock' : 'bucket';
  const ofObject = query.has('tagging') ? 'tagging' : 'object';
  const route = routes[`${method} ${key === '' ? ofBucket : ofObject}`];
  if (!route) throw refuseUnknown('this operation');
  if (route.run === listObjects && query.get('list-type') !== '2') throw refuseUnknown('any list but ListObjectsV2');
  const unknown =
    [...query.keys()].find((name) => name !== 'x-id' && !route.query?.test(name)) ??
    Object.keys(headers).find(
      (name) => meaningful.test(name) && !everyRequest.test(name) && !route.headers?.test(name),
    );
  if (unknown !== undefined) throw refuseUnknown(unknown);
  return route.run;
};
