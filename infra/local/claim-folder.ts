import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '../failure.ts';

export type ClaimedFolder = { release: () => void };

// SQLite's code for a lock that somebody else has.
const busy = 5;

const explain = (folder: string, error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  if ('errcode' in error && error.errcode === busy)
    return new Failure(
      `Another product runs on the data folder ${folder}. Stop it first, or give this one a folder of its own in DATA_DIR.`,
    );
  return new Failure(
    `The data folder ${folder} cannot be written: ${error.message}. Let this account write to it, or choose another folder in DATA_DIR.`,
  );
};

/**
 * Makes the data folder and claims it for this process: two that write it would lose accounts. The claim is a lock of
 * SQLite on a file that stays empty. The system gives it up with the process, however that ends.
 *
 * @throws {Failure} where another process has it, or where it cannot be written
 */
export const claimFolder = async (folder: string): Promise<ClaimedFolder> => {
  let lock: DatabaseSync | undefined;
  try {
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'product.lock');
    // SQLite would open a file that it cannot write for reading.
    await (await open(file, 'a')).close();
    lock = new DatabaseSync(file);
    lock.exec('BEGIN EXCLUSIVE');
    const claimed = lock;
    return { release: () => claimed.close() };
  } catch (error) {
    lock?.close();
    throw explain(folder, error);
  }
};
