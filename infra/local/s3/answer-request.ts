import { SigV4Refusal } from '../sigv4/sigv4-refusal.ts';
import { type SignedRequest, type SigV4Credentials, verifySigV4 } from '../sigv4/verify-sigv4.ts';
import { createBucket } from './bucket-operations.ts';
import { chooseOperation } from './choose-operation.ts';
import { answerPreflight, withCors } from './cors.ts';
import { explainRefusal } from './explain-refusal.ts';
import { formatXml } from './format-xml.ts';
import type { ObjectFiles } from './object-files.ts';
import type { Reply } from './operation.ts';
import { isPostedForm, postObject } from './post-object.ts';
import { readAddress } from './read-address.ts';
import { S3Error } from './s3-error.ts';

export const largestBody = 64 * 1024 * 1024;

type Store = { files: ObjectFiles; credentials: SigV4Credentials };

const runOperation = async (signed: SignedRequest, { files, credentials }: Store, now: Date): Promise<Reply> => {
  const { method, target, headers, body } = signed;
  if (body.length > largestBody) throw new S3Error('EntityTooLarge', 'Your proposed upload is too large.');
  if (isPostedForm(method, headers) && headers.authorization === undefined) {
    return await postObject({ target, headers, body }, { files, credentials, now });
  }
  // Checked first: without the secret nobody learns even whether a bucket exists.
  verifySigV4(signed, credentials, { service: 's3', now });
  const { bucket, key, query } = readAddress(target);
  const run = chooseOperation(method, { key, query, headers });
  if (run !== createBucket && !(await files.hasBucket(bucket))) {
    throw new S3Error('NoSuchBucket', 'The specified bucket does not exist');
  }
  return run({ bucket, key, query, headers, body, now, files });
};

const formatError = (error: unknown): Reply => {
  const known = error instanceof SigV4Refusal ? explainRefusal(error) : error;
  if (!(known instanceof S3Error)) console.error('The object store failed:', error);
  const { status, code, message } =
    known instanceof S3Error ? known : new S3Error('InternalError', 'We encountered an internal error.');
  const headers = { 'content-type': 'application/xml' };
  return { status, headers, body: formatXml('Error', { Code: code, Message: message }) };
};

export const answerRequest = async (signed: SignedRequest, store: Store, now: Date): Promise<Reply> => {
  const { method, headers } = signed;
  try {
    if (method === 'OPTIONS') return answerPreflight(headers);
    return withCors(method, headers, await runOperation(signed, store, now));
  } catch (error) {
    return withCors(method, headers, formatError(error));
  }
};
