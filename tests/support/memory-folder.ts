import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in memory, where Linux has one. */
const memory = '/dev/shm';
/** The bytes that a run may need there. A container may offer much less. */
const needed = 2 ** 30;

const hasRoom = async () => {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= needed;
};

let folder: string | undefined;

/**
 * Makes the temporary folder of a run of tests, in memory if there is room: every write of the embedded services waits
 * for the disk, and these outlive no test. Each project asks for it, the first gets it made.
 */
export const setup = async () => {
  if (folder) return;
  const disk = tmpdir();
  folder = await mkdtemp(join((await hasRoom()) ? memory : disk, 'tests-'));
  process.env.TMPDIR = folder;
  // For a test that makes hard links to files of the project, which need one file system.
  process.env.DISK_TMPDIR = disk;
};

export const teardown = async () => {
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  folder = undefined;
};
