import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, setUpStore } from './set-up-store.ts';

const setUpList = async (keys: string[]) => {
  const { client } = await setUpStore();
  await Promise.all(keys.map((Key) => client.send(new PutObjectCommand({ Bucket, Key, Body: Key }))));
  return async (Prefix?: string) => await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
};

test('an empty bucket lists nothing', async () => {
  const list = await setUpList([]);
  expect(await list()).toMatchObject({ KeyCount: 0, IsTruncated: false });
});

test('a list has key, size, date and ETag, in the order of UTF-8 bytes', async () => {
  const list = await setUpList(['\u{1F600}', '\uFF5E', 'b', 'a<&>"\u0001\n', 'B']);
  const { Contents = [] } = await list();
  expect(Contents.map(({ Key }) => Key)).toEqual(['B', 'a<&>"\u0001\n', 'b', '\uFF5E', '\u{1F600}']);
  expect(Contents[2]).toMatchObject({ Size: 1, ETag: '"92eb5ffee6ae2fec3ad71c777531578f"' });
  expect(Contents[2]?.LastModified).toBeInstanceOf(Date);
});

test('a list gives every key of its prefix, and no other', async () => {
  const list = await setUpList(['p/2', 'o', 'p/1', 'q/1']);
  const { Contents = [] } = await list('p/');
  expect(Contents.map(({ Key }) => Key)).toEqual(['p/1', 'p/2']);
});
