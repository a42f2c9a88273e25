import type { IncomingHttpHeaders } from 'node:http';
import type { SigV4Credentials } from '../sigv4/verify-sigv4.ts';
import type { ObjectFiles } from './object-files.ts';
import type { Reply } from './operation.ts';
import { checkPostPolicy, type PostedFields } from './post-policy.ts';
import { putObject } from './put-object.ts';
import { readAddress } from './read-address.ts';
import { refuseUnknown, S3Error } from './s3-error.ts';

type Posted = { target: string; headers: IncomingHttpHeaders; body: Buffer };
type Store = { files: ObjectFiles; credentials: SigV4Credentials; now: Date };

/** Whether a request is a form with a file, which carries its own permission among its fields. */
export const isPostedForm = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === 'POST' && /^multipart\/form-data\b/.test(headers['content-type'] ?? '');

const unreadable = () =>
  new S3Error('MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');

const readForm = async ({ headers, body }: Posted): Promise<[string, FormDataEntryValue][]> => {
  const type = headers['content-type'] ?? '';
  try {
    return [...(await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData())];
  } catch {
    throw unreadable();
  }
};

/** The fields before the file count; S3 ignores those after it. */
const readFields = (entries: readonly [string, FormDataEntryValue][]): { fields: PostedFields; file: File } => {
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    const known = name.toLowerCase();
    if (known === 'file') {
      if (typeof value === 'string')
        throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.');
      return { fields, file: value };
    }
    if (typeof value !== 'string' || fields.has(known)) throw unreadable();
    fields.set(known, value);
  }
  throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.');
};

// The conditions of a policy that the product uses.
const knownFields =
  /^(bucket|key|content-type|policy|x-amz-(algorithm|credential|date|security-token|signature)|x-ignore-.*)$/;

/** Stores the file of a posted form if its policy allows it. */
export const postObject = async (posted: Posted, { files, credentials, now }: Store): Promise<Reply> => {
  const { bucket, key: inPath, query } = readAddress(posted.target.replace(/\/$/, ''));
  if (inPath !== '' || query.size > 0) throw refuseUnknown('a form posted to anything but a bucket');
  const { fields, file } = readFields(await readForm(posted));
  checkPostPolicy(fields, { credentials, bucket, size: file.size, now });
  const unknown = [...fields.keys()].find((name) => !knownFields.test(name));
  if (unknown !== undefined) throw refuseUnknown(unknown);
  if (!(await files.hasBucket(bucket))) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist');
  const key = fields.get('key') ?? '';
  if (key === '') throw new S3Error('InvalidArgument', 'User key must have a length greater than 0.');
  if (/\$\{filename\}/.test(key)) throw refuseUnknown('the name of the file in a key');
  const headers = { 'content-type': fields.get('content-type') ?? 'binary/octet-stream' };
  const body = Buffer.from(await file.arrayBuffer());
  const { headers: answered = {} } = await putObject({ bucket, key, query, headers, body, now, files });
  return { status: 204, headers: { etag: answered.etag ?? '' } };
};
