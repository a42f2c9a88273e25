import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packObject, type StoredObject, unpackObject } from './stored-object.ts';

export type ObjectFiles = Awaited<ReturnType<typeof openObjectFiles>>;

/** Node allows 16 KB of request headers, so the metadata made from them always ends well before this. */
const METADATA_BYTES = 64 * 1024;

export async function openObjectFiles(dataDir: string) {
  // No bucket name starts with a dot. The folder is emptied because a crash leaves half-written files there.
  const incoming = join(dataDir, '.incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true, mode: 0o700 });

  const locate = (bucket: string) => join(dataDir, bucket);
  // A hash of the key: no key leaves the folder, is too long, or meets another that differs in case only.
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

    /** Resolves once the object is on disk; false when it had to be absent and was not. */
    async write(bucket: string, object: StoredObject, body: Buffer, onlyIfAbsent: boolean): Promise<boolean> {
      const temporary = join(incoming, randomUUID());
      await writeFile(temporary, packObject(object, body), { mode: 0o600, flush: true });
      try {
        // Unlike rename, link fails when the name is taken: of two writers at once, one wins.
        const publish = onlyIfAbsent ? link : rename;
        const target = locateObject(bucket, object.key);
        const written = await unlessCode(
          'EEXIST',
          publish(temporary, target).then(() => true),
        );
        await flushFolder(locate(bucket));
        return written === true;
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
        const path = join(locate(bucket), name);
        const start = await unlessCode('ENOENT', readStart(path));
        if (start) objects.push(unpackObject(start, path).object);
      }
      return objects;
    },
  };
}

async function readStart(path: string): Promise<Buffer> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(METADATA_BYTES), 0, METADATA_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

/** A new or removed name is safe only once its folder is flushed too. */
async function flushFolder(path: string): Promise<void> {
  await using folder = await open(path);
  await folder.sync();
}

async function unlessCode<T>(code: string, work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === code) return undefined;
    throw error;
  });
}
