import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { startObjectStore } from './start-object-store.ts';

export const Bucket = 'signatures';
export const credentials = { accessKeyId: 'LOCAL', secretAccessKey: 'a-secret-of-this-machine' };

/** For tests: a store on a folder of its own, an unmodified SDK client and one bucket. */
export const setUpStore = async () => {
  const root = await mkdtemp(join(tmpdir(), 'object-store-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const dataDir = join(root, 's3');
  const clock = { read: () => new Date() };
  const start = async (port?: number) => {
    const store = await startObjectStore({
      dataDir,
      credentials,
      now: () => clock.read(),
      ...(port !== undefined && { port }),
    });
    onTestFinished(() => store.stop());
    return store;
  };
  const store = await start();
  const connect = (config: S3ClientConfig = {}) => {
    const client = new S3Client({
      endpoint: store.endpoint,
      forcePathStyle: true,
      region: 'eu-west-2',
      credentials,
      ...config,
    });
    onTestFinished(() => client.destroy());
    return client;
  };
  const client = connect();
  await client.send(new CreateBucketCommand({ Bucket }));
  return { root, dataDir, clock, store, start, client, connect };
};
