import type { ObjectPermissions, Permissions } from '../../cloud/permissions.ts';
import { signaturesBucket, temporaryBucket } from '../settings.ts';

const actions: Record<string, string> = { GET: 'GetObject', PUT: 'PutObject', DELETE: 'DeleteObject' };

/** The refused parts of a request to S3, for one object or a whole bucket, by a function with these permissions. */
export const judgeObject = (allowed: Permissions, method: string, path: string): string[] => {
  const { pathname, searchParams } = new URL(path, 'http://s3');
  const [, bucket = '', ...key] = decodeURIComponent(pathname).split('/');
  const name = key.join('/');
  const part = searchParams.has('tagging') ? 'Tagging' : '';
  const action = name === '' ? 'ListBucket' : `${actions[method] ?? method}${part}`;
  const buckets: Record<string, ObjectPermissions | undefined> = {
    [signaturesBucket]: allowed.signatures,
    [temporaryBucket]: allowed.temporary,
  };
  const rows: { readonly [action: string]: readonly string[] | undefined } = buckets[bucket] ?? {};
  const isAllowed = rows[action]?.some((pattern) => name.startsWith(pattern.replace(/\*$/, '')));
  return isAllowed ? [] : [`s3:${action} on ${bucket}/${name}`];
};
