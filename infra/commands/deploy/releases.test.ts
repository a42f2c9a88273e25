import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { Bucket, setUpStore } from '../../local/s3/set-up-store.ts';
import { findOutdated, recordRelease } from './releases.ts';

const dayMs = 24 * 60 * 60_000;
const begin = Date.parse('2026-01-01T10:00:00Z');
const day = (number: number) => new Date(begin + number * dayMs);
const release = (number: number, ...assets: string[]) => ({ at: day(number).toISOString(), assets });

describe('what no page needs any more', () => {
  it('is what only releases name that were replaced 30 days ago', () => {
    const [one, two, three] = [release(0, 'a', 'b'), release(100, 'b', 'c'), release(120, 'd')];
    const all = ['a', 'b', 'c', 'd'];
    expect(findOutdated([one, two, three], all, day(129))).toEqual({ releases: [], assets: [] });
    expect(findOutdated([one, two, three], all, day(130))).toEqual({ releases: [one], assets: ['a'] });
    expect(findOutdated([one, two, three], all, day(150))).toEqual({ releases: [one, two], assets: ['a', 'b', 'c'] });
  });

  it('is nothing of the release that is live, however old it is', () => {
    expect(findOutdated([release(0, 'a')], ['a'], day(5000))).toEqual({ releases: [], assets: [] });
  });

  it('is, of deployments from before releases were put down, what the first that was did not name', () => {
    const first = release(0, 'a');
    expect(findOutdated([first], ['a', 'older'], day(29))).toEqual({ releases: [], assets: [] });
    expect(findOutdated([first], ['a', 'older'], day(30))).toEqual({ releases: [], assets: ['older'] });
  });
});

describe('a deployment', () => {
  it('puts its release down once and removes long outdated files, but no page and nothing that is unchanged', async () => {
    const { client } = await setUpStore();
    const put = (...keys: string[]) =>
      Promise.all(keys.map((Key) => client.send(new PutObjectCommand({ Bucket, Key, Body: Key }))));
    const list = async () =>
      ((await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).map(({ Key }) => Key);
    const deployAt = (number: number, ...assets: string[]) =>
      recordRelease(client, Bucket, { assets, now: day(number) });

    await put('index.html', 'assets/old.js', 'assets/same.js', 'assets/1.js');
    expect(await deployAt(0, 'assets/same.js', 'assets/1.js')).toBe(0);
    expect(await deployAt(1, 'assets/1.js', 'assets/same.js')).toBe(0);
    await put('assets/2.js');
    expect(await deployAt(200, 'assets/same.js', 'assets/2.js')).toBe(1);
    expect(await list()).toEqual([
      'assets/1.js',
      'assets/2.js',
      'assets/same.js',
      'index.html',
      'releases/2026-01-01T10:00:00.000Z.json',
      'releases/2026-07-20T10:00:00.000Z.json',
    ]);
    expect(await deployAt(230, 'assets/same.js', 'assets/2.js')).toBe(1);
    expect(await list()).toEqual([
      'assets/2.js',
      'assets/same.js',
      'index.html',
      'releases/2026-07-20T10:00:00.000Z.json',
    ]);
  });
});
