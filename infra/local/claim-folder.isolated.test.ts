import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { claimFolder } from './claim-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claim-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a folder is claimed once, until it is released', async () => {
  const data = join(folder, 'data');
  const claimed = await claimFolder(data);
  await expect(claimFolder(data)).rejects.toThrow(Failure);
  await expect(claimFolder(data)).rejects.toThrow(`Another product runs on the data folder ${data}.`);
  claimed.release();
  (await claimFolder(data)).release();
});

it('a folder that may only be read is refused with what to do, and nothing is written there', async () => {
  (await claimFolder(folder)).release();
  const before = await readdir(folder);
  await chmod(folder, 0o555);
  await chmod(join(folder, 'product.lock'), 0o444);
  // The superuser may write what is read-only.
  const isSuperuser = process.geteuid?.() === 0;
  if (isSuperuser) process.seteuid?.(65_534);
  try {
    await expect(claimFolder(folder)).rejects.toThrow(
      /cannot be written: .* Let this account write to it, or choose another/,
    );
  } finally {
    if (isSuperuser) process.seteuid?.(0);
    await chmod(folder, 0o755);
  }
  expect(await readdir(folder)).toEqual(before);
});
