import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import * as z from 'zod';
import { releasesPrefix } from '../../cloud/stack-names.ts';

/** A page that somebody opened under a release finds its scripts for so long after another release replaced it. */
const retentionDays = 30;
const retentionMs = retentionDays * 24 * 60 * 60_000;

/** What a deployment left in the bucket of the site: when, and the keys of its scripts, styles and fonts. */
export type Release = { at: string; assets: readonly string[] };
const removedAtOnce = 25;
const assetsPrefix = 'assets/';
const stored = z.object({ at: z.iso.datetime(), assets: z.array(z.string()) });

const keyOf = ({ at }: Release): string => `${releasesPrefix}${at}.json`;

const listNames = ({ assets }: Release): string => assets.toSorted().join('\n');

/**
 * What the bucket needs no longer: releases that were replaced long ago, and the assets that no other release names. Assets of
 * a deployment from before releases were put down are taken for those of a release before the first.
 *
 * @param releases the earliest first; the last of them is live
 */
export const findOutdated = (
  releases: readonly Release[],
  assets: readonly string[],
  now: Date,
): { releases: Release[]; assets: string[] } => {
  const isLongAgo = ({ at }: Release): boolean => Date.parse(at) <= now.getTime() - retentionMs;
  // It replaced those before it, and what was there before the first that is known.
  const last = releases.findLastIndex(isLongAgo);
  if (last < 0) return { releases: [], assets: [] };
  const named = new Set(releases.slice(last).flatMap((release) => release.assets));
  return { releases: releases.slice(0, last), assets: assets.filter((asset) => !named.has(asset)) };
};

/** Puts a release down that is live from now on, and removes what no page needs any more. Answers how many assets went. */
export const recordRelease = async (
  client: S3Client,
  Bucket: string,
  { assets, now }: { assets: readonly string[]; now: Date },
): Promise<number> => {
  const list = async (Prefix: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
    }
    return keys;
  };
  const read = async (Key: string): Promise<Release> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return stored.parse(JSON.parse((await Body?.transformToString()) ?? ''));
  };
  const before = await Promise.all((await list(releasesPrefix)).toSorted().map(read));
  const live: Release = { at: now.toISOString(), assets };
  const last = before.at(-1);
  const isNew = last === undefined || listNames(last) !== listNames(live);
  if (isNew) {
    await client.send(new PutObjectCommand({ Bucket, Key: keyOf(live), Body: JSON.stringify(live) }));
  }
  const outdated = findOutdated(isNew ? [...before, live] : before, await list(assetsPrefix), now);
  const keys = [...outdated.assets, ...outdated.releases.map(keyOf)];
  for (let from = 0; from < keys.length; from += removedAtOnce) {
    const some = keys.slice(from, from + removedAtOnce);
    await Promise.all(some.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
  }
  return outdated.assets.length;
};
