import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { hmac } from '../sigv4/compute-signature.ts';
import type { SigV4Credentials } from '../sigv4/verify-sigv4.ts';
import { S3Error } from './s3-error.ts';

/** The fields of a posted form before its file, by lower-case name, as S3 reads them. */
export type PostedFields = ReadonlyMap<string, string>;

const range = z.tuple([z.literal('content-length-range'), z.int().min(0), z.int().min(0)]);
const matching = z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]);
const exactly = z.record(z.string(), z.string()).refine((one) => Object.keys(one).length === 1);
const policyDocument = z.strictObject({
  expiration: z.iso.datetime(),
  conditions: z.array(z.union([range, matching, exactly])),
});
type Condition = { kind: 'eq' | 'starts-with'; name: string; value: string };

const malformed = (what: string) => new S3Error('InvalidPolicyDocument', `Invalid Policy: ${what}`);
const againstPolicy = (what: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${what}`);
const lacking = (name: string) =>
  new S3Error(
    'InvalidArgument',
    `Bucket POST must contain a field named '${name}'. If it is specified, please check the order of the fields.`,
  );

const readField = (fields: PostedFields, name: string): string => {
  const value = fields.get(name);
  if (value === undefined) throw lacking(name);
  return value;
};

const readPolicy = (encoded: string) => {
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  try {
    return policyDocument.parse(JSON.parse(text));
  } catch {
    throw malformed('it cannot be read.');
  }
};

const toCondition = (one: z.infer<typeof matching> | z.infer<typeof exactly>): Condition => {
  if (Array.isArray(one)) return { kind: one[0], name: one[1].slice(1).toLowerCase(), value: one[2] };
  const [[name, value] = ['', '']] = Object.entries(one);
  return { kind: 'eq', name: name.toLowerCase(), value };
};

const isMet = ({ kind, value }: Condition, given: string): boolean =>
  kind === 'eq' ? given === value : given.startsWith(value);

/** Refuses a policy that `credentials` did not sign, by the rules of AWS Signature Version 4 for posted forms. */
const checkSignature = (fields: PostedFields, { accessKeyId, secretAccessKey }: SigV4Credentials): void => {
  const [policy, algorithm, credential, date, signature] = [
    'policy',
    'x-amz-algorithm',
    'x-amz-credential',
    'x-amz-date',
    'x-amz-signature',
  ].map((name) => readField(fields, name)) as [string, string, string, string, string];
  if (algorithm !== 'AWS4-HMAC-SHA256')
    throw new S3Error('InvalidArgument', 'X-Amz-Algorithm only supports "AWS4-HMAC-SHA256".');
  const [id, day = '', region = '', service = '', terminator = '', ...rest] = credential.split('/');
  const isWhole = service === 's3' && terminator === 'aws4_request' && rest.length === 0 && date.startsWith(day);
  if (!isWhole || !/^\d{8}T\d{6}Z$/.test(date)) throw new S3Error('InvalidArgument', 'The credential is malformed.');
  if (id !== accessKeyId) throw new S3Error('InvalidAccessKeyId', 'The access key does not exist in our records.');
  const key = [day, region, service, terminator].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const [expected, given] = [Buffer.from(hmac(key, policy).toString('hex')), Buffer.from(signature)];
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new S3Error('SignatureDoesNotMatch', 'The signature does not match; check the secret key and how it is used.');
};

// The fields of the signature itself need no condition.
const needsNoCondition = /^(policy|x-amz-signature|file|x-ignore-.*)$/;

/**
 * Refuses a posted form against its policy: too late, a field that differs from what was signed, an unknown field, or
 * a file of another size.
 */
export const checkPostPolicy = (
  fields: PostedFields,
  { credentials, bucket, size, now }: { credentials: SigV4Credentials; bucket: string; size: number; now: Date },
): void => {
  checkSignature(fields, credentials);
  const { expiration, conditions } = readPolicy(readField(fields, 'policy'));
  if (now.getTime() >= Date.parse(expiration)) throw againstPolicy('Policy expired.');
  const named = new Map<string, Condition[]>();
  for (const one of conditions) {
    if (Array.isArray(one) && one[0] === 'content-length-range') continue;
    const condition = toCondition(one as z.infer<typeof matching> | z.infer<typeof exactly>);
    named.set(condition.name, [...(named.get(condition.name) ?? []), condition]);
  }
  // The condition is about the bucket in the address, and the field may name no other.
  if ((fields.get('bucket') ?? bucket) !== bucket) throw againstPolicy('Policy Condition failed: ["eq", "$bucket", …]');
  const given = new Map([...fields, ['bucket', bucket] as const]);
  for (const name of fields.keys()) {
    if (!named.has(name) && !needsNoCondition.test(name)) throw againstPolicy(`Extra input fields: ${name}`);
  }
  for (const condition of [...named.values()].flat()) {
    const value = given.get(condition.name);
    if (value === undefined || !isMet(condition, value)) {
      throw againstPolicy(`Policy Condition failed: ["${condition.kind}", "$${condition.name}", …]`);
    }
  }
  for (const one of conditions) {
    if (!Array.isArray(one) || one[0] !== 'content-length-range') continue;
    const [, least, most] = one as z.infer<typeof range>;
    if (size < least)
      throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    if (size > most) throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  }
};
