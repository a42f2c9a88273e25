import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { computeSignature } from './compute-signature.ts';
import { readAuthorization } from './read-authorization.ts';
import { type SignedRequest, verifySigV4 } from './verify-sigv4.ts';

const secretKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const hashOfNothing = createHash('sha256').digest('hex');
const s3Credentials = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: secretKey };
const s3 = { service: 's3', now: new Date('2013-05-24T00:00:00Z') };

/** The example of 'Authenticating Requests: Using the Authorization Header' in the S3 API reference. */
const publishedGet: SignedRequest = {
  method: 'GET',
  target: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': hashOfNothing,
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: Buffer.alloc(0),
};

/** The example of 'Authenticating Requests: Using Query Parameters' in the S3 API reference. */
const publishedLink: SignedRequest = {
  method: 'GET',
  target:
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  headers: { host: 'examplebucket.s3.amazonaws.com' },
  body: Buffer.alloc(0),
};

/** The worked example of 'Signature Version 4 signing process' in the AWS General Reference. */
const publishedIam: SignedRequest = {
  method: 'GET',
  target: '/?Action=ListUsers&Version=2010-05-08',
  headers: {
    'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
    host: 'iam.amazonaws.com',
    'x-amz-date': '20150830T123600Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7',
  },
  body: Buffer.alloc(0),
};
const iamCredentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const iam = { service: 'iam', now: new Date('2015-08-30T12:36:00Z') };

const sign = (request: SignedRequest, signedHeaders: string[]): SignedRequest => {
  const authorization = `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${signedHeaders.join(';')}, Signature=`;
  const unsigned = { ...request.headers, authorization: authorization + '0'.repeat(64) };
  const query = new URLSearchParams();
  const payloadHash = String(request.headers['x-amz-content-sha256']);
  const parts = { method: request.method, rawPath: request.target, query, headers: unsigned, payloadHash };
  const signature = computeSignature(parts, readAuthorization(unsigned, query), secretKey).toString('hex');
  return { ...request, headers: { ...unsigned, authorization: authorization + signature } };
};

const signUpload = (payloadHash: string, body: string): SignedRequest => {
  const headers = { host: 'h', 'x-amz-date': '20130524T000000Z', 'x-amz-content-sha256': payloadHash };
  return sign({ method: 'PUT', target: '/b/k', headers, body: Buffer.from(body) }, Object.keys(headers));
};

test('the requests that AWS publishes with their signatures are accepted', () => {
  expect(() => verifySigV4(publishedGet, s3Credentials, s3)).not.toThrow();
  expect(() => verifySigV4(publishedLink, s3Credentials, s3)).not.toThrow();
  expect(() => verifySigV4(publishedIam, iamCredentials, iam)).not.toThrow();
});

test('a service other than S3 has its body hashed even when no header declares it', () => {
  const tampered = { ...publishedIam, body: Buffer.from('x') };
  expect(() => verifySigV4(tampered, iamCredentials, iam)).toThrow(
    expect.objectContaining({ reason: 'wrongSignature' }),
  );
});

const edit = (headers: SignedRequest['headers']): SignedRequest => ({
  ...publishedGet,
  headers: { ...publishedGet.headers, ...headers },
});

test.each([
  ['for another service', publishedGet, { ...s3, service: 'cognito-idp' }, 'malformed'],
  ['15 minutes and a second late', publishedGet, { ...s3, now: new Date('2013-05-24T00:15:01Z') }, 'skewed'],
  ['15 minutes and a second early', publishedGet, { ...s3, now: new Date('2013-05-23T23:44:59Z') }, 'skewed'],
  ['a second after its link ended', publishedLink, { ...s3, now: new Date('2013-05-25T00:00:01Z') }, 'expired'],
  ['before its link began', publishedLink, { ...s3, now: new Date('2013-05-23T23:44:59Z') }, 'notYetValid'],
  ['of another method', { ...publishedGet, method: 'DELETE' }, s3, 'wrongSignature'],
  ['with another range', edit({ range: 'bytes=0-' }), s3, 'wrongSignature'],
  ['for another host', edit({ host: 'evil' }), s3, 'wrongSignature'],
  ['with a query added', { ...publishedGet, target: '/test.txt?acl' }, s3, 'wrongSignature'],
  ['with an unsigned x-amz header', edit({ 'x-amz-acl': 'public-read' }), s3, 'unsignedHeader'],
  ['with a body that was not signed', { ...publishedGet, body: Buffer.from('x') }, s3, 'wrongPayloadHash'],
  ['signed twice', { ...publishedLink, headers: publishedGet.headers }, s3, 'twoMechanisms'],
  ['not signed', edit({ authorization: undefined }), s3, 'anonymous'],
  ['with no date', edit({ 'x-amz-date': undefined }), s3, 'malformed'],
  ['with an authorization that is not SigV4', edit({ authorization: 'Bearer x' }), s3, 'malformed'],
])('a request %s is refused', (_, request, expected, reason) => {
  expect(() => verifySigV4(request, s3Credentials, expected)).toThrow(expect.objectContaining({ reason }));
});

test('a signature that leaves the host out is refused', () => {
  const request = sign(publishedGet, ['x-amz-content-sha256', 'x-amz-date']);
  expect(() => verifySigV4(request, s3Credentials, s3)).toThrow(expect.objectContaining({ reason: 'unsignedHeader' }));
});

test('an unsigned payload passes when that is what was signed; a body in chunks does not', () => {
  expect(() => verifySigV4(signUpload('UNSIGNED-PAYLOAD', 'x'), s3Credentials, s3)).not.toThrow();
  const refusal = expect.objectContaining({ reason: 'unsupportedPayload' });
  for (const chunked of ['STREAMING-AWS4-HMAC-SHA256-PAYLOAD', 'STREAMING-UNSIGNED-PAYLOAD-TRAILER']) {
    expect(() => verifySigV4(signUpload(chunked, 'x'), s3Credentials, s3)).toThrow(refusal);
  }
});
