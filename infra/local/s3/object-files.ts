import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packObject, type StoredObject, unpackObject } from './stored-object.ts';

/** A new or removed name is safe only once its folder is flushed too. */
const flushFolder = async (path: string): Promise<void> => {
  await using folder = await open(path);
  await folder.sync();
};

const unlessCode = async <T>(code: string, work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === code) return undefined;
    throw error;
  });

// Objects are named by a hash, so that none is named so.
const lockFile = '.object-lock';

export const openObjectFiles = async (dataDir: string) => {
  // No bucket name starts with a dot. The folder is emptied because a crash leaves half-written files there.
  const incoming = join(dataDir, '.incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true, mode: 0o700 });

  const locate = (bucket: string) => join(dataDir, bucket);
  // A hash of the key: no key can leave the folder, be too long, or collide with another that differs in case only.
  const locateObject = (bucket: string, key: string) =>
    join(locate(bucket), createHash('sha256').update(key).digest('hex'));

  return {
    async hasBucket(bucket: string): Promise<boolean> {
      return (await unlessCode('ENOENT', stat(locate(bucket)))) !== undefined;
    },

    async createBucket(bucket: string): Promise<boolean> {
      const made = await unlessCode(
        'EEXIST',
        mkdir(locate(bucket), { mode: 0o700 }).then(() => true),
      );
      await flushFolder(dataDir);
      return made === true;
    },

    /** From here on, the bucket has a default retention. */
    async lockBucket(bucket: string): Promise<void> {
      await writeFile(join(locate(bucket), lockFile), '', { mode: 0o600, flush: true });
      await flushFolder(locate(bucket));
    },

    async isLocked(bucket: string): Promise<boolean> {
      return (await unlessCode('ENOENT', stat(join(locate(bucket), lockFile)))) !== undefined;
    },

    /** Resolves once the object is on disk. */
    async write(bucket: string, object: StoredObject, body: Buffer): Promise<void> {
      const temporary = join(incoming, randomUUID());
      try {
        await writeFile(temporary, packObject(object, body), { mode: 0o600, flush: true });
        await rename(temporary, locateObject(bucket, object.key));
        await flushFolder(locate(bucket));
      } finally {
        await rm(temporary, { force: true });
      }
    },

    async read(bucket: string, key: string): Promise<ReturnType<typeof unpackObject> | undefined> {
      const path = locateObject(bucket, key);
      const file = await unlessCode('ENOENT', readFile(path));
      return file && unpackObject(file, path);
    },

    async remove(bucket: string, key: string): Promise<void> {
      await unlessCode('ENOENT', unlink(locateObject(bucket, key)));
      await flushFolder(locate(bucket));
    },

    /** Every object of the bucket, in no order. */
    async list(bucket: string): Promise<StoredObject[]> {
      const objects: StoredObject[] = [];
      for (const name of await readdir(locate(bucket))) {
        if (name === lockFile) continue;
        const path = join(locate(bucket), name);
        const file = await unlessCode('ENOENT', readFile(path));
        if (file) objects.push(unpackObject(file, path).object);
      }
      return objects;
    },
  };
};

export type ObjectFiles = Awaited<ReturnType<typeof openObjectFiles>>;
