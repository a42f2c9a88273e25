import { createHash } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { comeOf, type ServiceCase } from './service-case.ts';

/** An S3 with two buckets; objects of `locked` cannot be changed for a day. */
export type Objects = { client: S3Client; bucket: string; locked: string };

const put = ({ client, bucket: Bucket }: Objects, Key: string, Body = 'words') =>
  client.send(new PutObjectCommand({ Bucket, Key, Body }));

const get = ({ client, bucket: Bucket }: Objects, Key: string) =>
  comeOf(client.send(new GetObjectCommand({ Bucket, Key })), ({ Body }) => Body?.transformToString());

/** Posts a file by a form like those that people get. */
const post = async ({ client, bucket: Bucket }: Objects, file: string, change: Record<string, string> = {}) => {
  const type = 'application/pdf';
  const { url, fields } = await createPresignedPost(client, {
    Bucket,
    Key: 'quarantine/1',
    Conditions: [
      ['content-length-range', 5, 10],
      ['eq', '$Content-Type', type],
    ],
    Fields: { 'Content-Type': type },
    Expires: 60,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...change })) form.set(name, value);
  form.set('file', new Blob([file]));
  const response = await fetch(url, { method: 'POST', body: form });
  return { status: response.status, code: /<Code>(\w+)</.exec(await response.text())?.[1] };
};

const postPage = 'S3 API reference, POST Object and its policy';

export const objectCases: ServiceCase<Objects>[] = [
  {
    name: 'an object is read as it was put',
    ask: async (s3) => {
      await put(s3, 'a/1', 'first');
      return await get(s3, 'a/1');
    },
    outcome: 'first',
  },
  {
    name: 'a key of letters and signs of every kind comes back',
    ask: async (s3) => {
      const key = "a/ß'()* +%&=?#:@~ ਪੰਜਾਬੀ.png";
      await put(s3, key, 'there');
      return await get(s3, key);
    },
    outcome: 'there',
  },
  { name: 'an object that is not there', ask: (s3) => get(s3, 'nothing'), outcome: 'NoSuchKey' },
  {
    name: 'a bucket that is not there',
    ask: (s3) => get({ ...s3, bucket: 'no-such-bucket' }, '1'),
    outcome: 'NoSuchBucket',
  },
  {
    name: 'a bucket that is there is made again',
    ask: ({ client, bucket: Bucket }) =>
      comeOf(
        client.send(
          new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint: 'eu-west-2' } }),
        ),
      ),
    outcome: 'BucketAlreadyOwnedByYou',
  },
  {
    name: 'an object that is not there is deleted',
    ask: ({ client, bucket: Bucket }) => comeOf(client.send(new DeleteObjectCommand({ Bucket, Key: 'nothing' }))),
    outcome: 'done',
  },
  {
    name: 'an object is gone after it was deleted',
    ask: async (s3) => {
      await put(s3, 'gone');
      await s3.client.send(new DeleteObjectCommand({ Bucket: s3.bucket, Key: 'gone' }));
      return await get(s3, 'gone');
    },
    outcome: 'NoSuchKey',
  },
  {
    name: 'the tags of an object that is not there',
    ask: ({ client, bucket: Bucket }) => comeOf(client.send(new GetObjectTaggingCommand({ Bucket, Key: 'nothing' }))),
    outcome: 'NoSuchKey',
  },
  {
    name: 'a list of a prefix, in the order of the keys',
    ask: async (s3) => {
      for (const key of ['list/b', 'list/a', 'lists/c', 'list/B']) await put(s3, key);
      return await comeOf(
        s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: 'list/' })),
        ({ Contents = [], KeyCount }) => [KeyCount, Contents.map(({ Key }) => Key)],
      );
    },
    outcome: [3, ['list/B', 'list/a', 'list/b']],
  },
  {
    name: 'a body that is not what its checksum says',
    ask: ({ client, bucket: Bucket }) => {
      const digest = createHash('sha256').update('other').digest('base64');
      return comeOf(client.send(new PutObjectCommand({ Bucket, Key: 'wrong', Body: 'words', ChecksumSHA256: digest })));
    },
    outcome: 'BadDigest',
    moto: { does: 'done', documented: 'S3 user guide, Checking object integrity: the upload is refused' },
  },
  {
    name: 'a locked bucket takes an object with a checksum',
    ask: ({ client, locked: Bucket }) =>
      comeOf(client.send(new PutObjectCommand({ Bucket, Key: 'audit/1', Body: '1', ChecksumAlgorithm: 'SHA256' }))),
    outcome: 'done',
  },
  {
    name: 'a locked bucket refuses an object without a checksum',
    ask: async ({ client, locked }) => {
      const link = await getSignedUrl(client, new PutObjectCommand({ Bucket: locked, Key: 'audit/2' }), {
        unhoistableHeaders: new Set(['x-amz-checksum-crc32']),
      });
      const url = new URL(link);
      for (const name of [...url.searchParams.keys()].filter((one) => /checksum/i.test(one)))
        url.searchParams.delete(name);
      return (await fetch(url, { method: 'PUT', body: '1' })).status >= 400;
    },
    outcome: true,
  },
  {
    name: 'a link opens an object under the name that it says',
    ask: async ({ client, bucket: Bucket }) => {
      await client.send(new PutObjectCommand({ Bucket, Key: 'letter', Body: 'Dear', ContentType: 'application/pdf' }));
      const ResponseContentDisposition = "attachment; filename*=UTF-8''L%C3%A9tter.pdf";
      const link = await getSignedUrl(
        client,
        new GetObjectCommand({ Bucket, Key: 'letter', ResponseContentDisposition }),
      );
      const response = await fetch(link);
      return [await response.text(), response.headers.get('content-disposition'), response.headers.get('content-type')];
    },
    outcome: ['Dear', "attachment; filename*=UTF-8''L%C3%A9tter.pdf", 'application/pdf'],
  },
  {
    name: 'a link whose signature was changed',
    ask: async (s3) => {
      await put(s3, 'secret');
      const link = await getSignedUrl(s3.client, new GetObjectCommand({ Bucket: s3.bucket, Key: 'secret' }));
      return (await fetch(link.replace(/Signature=..../, 'Signature=0000'))).status;
    },
    outcome: 403,
    moto: { unable: 'moto checks no signature; botocore judges ours, and the embedded S3 checks each' },
  },
  {
    name: 'a posted form takes the file that it names',
    ask: async (s3) => [await post(s3, '1234567'), await get(s3, 'quarantine/1')],
    outcome: [{ status: 204 }, '1234567'],
  },
  {
    name: 'a posted form refuses a larger file',
    ask: (s3) => post(s3, '12345678901'),
    outcome: { status: 400, code: 'EntityTooLarge' },
    moto: { does: { status: 204 }, documented: postPage },
  },
  {
    name: 'a posted form refuses a smaller file',
    ask: (s3) => post(s3, '1234'),
    outcome: { status: 400, code: 'EntityTooSmall' },
    moto: { does: { status: 204 }, documented: postPage },
  },
  {
    name: 'a posted form refuses another type',
    ask: (s3) => post(s3, '1234567', { 'Content-Type': 'text/html' }),
    outcome: { status: 403, code: 'AccessDenied' },
    moto: { does: { status: 204 }, documented: postPage },
  },
];
