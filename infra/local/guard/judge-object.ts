import type { ObjectPermissions, Permissions } from '../../cloud/permissions.ts';
import { filesBucket, signaturesBucket, temporaryBucket } from '../settings.ts';

type Action = keyof ObjectPermissions;
const actions: Record<string, Action> = { GET: 'GetObject', PUT: 'PutObject', DELETE: 'DeleteObject' };

const read = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://s3');
  const [, bucket = '', ...key] = decodeURIComponent(pathname).split('/');
  return { bucket, name: key.join('/'), query: searchParams };
};

const allows = (allowed: Permissions, bucket: string, action: string, name: string): boolean => {
  const buckets: Record<string, ObjectPermissions | undefined> = {
    [signaturesBucket]: allowed.signatures,
    [temporaryBucket]: allowed.temporary,
    [filesBucket]: allowed.siteFiles,
  };
  const rows: { readonly [action: string]: readonly string[] | undefined } = buckets[bucket] ?? {};
  return rows[action]?.some((pattern) => name.startsWith(pattern.replace(/\*$/, ''))) === true;
};

/** The refused parts of a request to S3, for one object or a whole bucket, by a function with these permissions. */
export const judgeObject = (allowed: Permissions, method: string, path: string): string[] => {
  const { bucket, name, query } = read(path);
  const part = query.has('tagging') ? 'Tagging' : '';
  const action = name === '' ? 'ListBucket' : `${actions[method] ?? method}${part}`;
  return allows(allowed, bucket, action, name || (query.get('prefix') ?? ''))
    ? []
    : [`s3:${action} on ${bucket}/${name}`];
};

/** Whether S3 discloses to a function with these permissions that this object is missing. */
export const isMissingDisclosed = (allowed: Permissions, path: string): boolean => {
  const { bucket, name } = read(path);
  return allows(allowed, bucket, 'ListBucket', name);
};
