import {
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, setUpStore } from './set-up-store.ts';

async function setUpList(keys: string[]) {
  const { client } = await setUpStore();
  await Promise.all(keys.map((Key) => client.send(new PutObjectCommand({ Bucket, Key, Body: Key }))));
  const list = (input: Partial<ListObjectsV2CommandInput> = {}) =>
    client.send(new ListObjectsV2Command({ Bucket, ...input }));
  const readPages = async (input: Partial<ListObjectsV2CommandInput>, pageSize: number) => {
    const pages: (string | undefined)[][] = [];
    for await (const { Contents = [], CommonPrefixes = [] } of paginateListObjectsV2(
      { client, pageSize },
      { Bucket, ...input },
    )) {
      pages.push([...Contents.map(({ Key }) => Key), ...CommonPrefixes.map(({ Prefix }) => Prefix)]);
    }
    return pages;
  };
  return { list, readPages };
}

test('an empty bucket lists nothing', async () => {
  const { list } = await setUpList([]);
  expect(await list()).toMatchObject({ KeyCount: 0, IsTruncated: false });
});

test('a list tells key, size, date and ETag, in the order of UTF-8 bytes', async () => {
  const { list } = await setUpList(['\u{1F600}', '\uFF5E', 'b', 'a<&>"\u0001\n', 'B']);
  const { Contents = [] } = await list();
  expect(Contents.map(({ Key }) => Key)).toEqual(['B', 'a<&>"\u0001\n', 'b', '\uFF5E', '\u{1F600}']);
  expect(Contents[2]).toMatchObject({ Size: 1, ETag: '"92eb5ffee6ae2fec3ad71c777531578f"' });
  expect(Contents[2]?.LastModified).toBeInstanceOf(Date);
});

test('pages joined give every key of the prefix once, in order', async () => {
  const keys = Array.from({ length: 25 }, (_, n) => `p/${String(n).padStart(2, '0')}`);
  const { readPages } = await setUpList([...keys, 'o', 'q/1']);
  const pages = await readPages({ Prefix: 'p/' }, 10);
  expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
  expect(pages.flat()).toEqual(keys);
});

test('a page that ends with the list is the last', async () => {
  const { list } = await setUpList(['a', 'b']);
  expect(await list({ MaxKeys: 2 })).toMatchObject({ IsTruncated: false, KeyCount: 2 });
  expect(await list({ MaxKeys: 0 })).toMatchObject({ IsTruncated: false, KeyCount: 0 });
  expect((await list({ StartAfter: 'a' })).Contents).toMatchObject([{ Key: 'b' }]);
});

test('a delimiter groups keys into folders, also across pages', async () => {
  const { readPages } = await setUpList(['x/a', 'x/b/1', 'x/b/2', 'x/c', 'x/d/1', 'y']);
  expect(await readPages({ Prefix: 'x/', Delimiter: '/' }, 2)).toEqual([
    ['x/a', 'x/b/'],
    ['x/c', 'x/d/'],
  ]);
});
