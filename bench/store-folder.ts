import { setup, teardown } from '../tests/support/memory-folder.ts';

/**
 * Does the work of a bench with the data of the product on the disk, as `npm start` has it, or in memory, where Linux has
 * room for it, and says which. The embedded store waits for the disk at every write, the audit entry of a reading
 * included, one write at a time; DynamoDB does not.
 */
export const inStoreFolder = async <Done>(inMemory: boolean, work: (where: string) => Promise<Done>): Promise<Done> => {
  if (!inMemory) return await work('on disk');
  await setup();
  try {
    const { TMPDIR = '', DISK_TMPDIR = '' } = process.env;
    return await work(TMPDIR.startsWith(DISK_TMPDIR) ? 'on disk' : 'in memory');
  } finally {
    await teardown();
  }
};
