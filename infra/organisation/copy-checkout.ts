import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../failure.ts';

/** The folder of an organisation's own files, each at the path of the one that it replaces. */
const filesOf = (repository: string, organisation: string): string => join(repository, 'organisations', organisation);

const copies = '.organisations';
// Not copied: generated files, installed packages, other organisations, and the data of a running product.
const left = ['node_modules', '.git', 'cdk.out', 'data', 'test-reports', 'organisations', copies];
const leftAnywhere = ['node_modules', 'dist'];

/** The organisation whose copy of the checkout this is; undefined for the checkout itself. */
export const organisationOf = (repository: string): string | undefined =>
  basename(dirname(repository)) === copies ? basename(repository) : undefined;

/**
 * Makes a copy of the checkout in which the organisation's files replace ours, and returns its path: each tool then
 * builds, checks and deploys it like a checkout. Installed packages are shared, and the data of a product that ran
 * there stays.
 *
 * @throws {Failure} when the organisation has no files here.
 */
export const copyCheckout = (repository: string, organisation: string): string => {
  const files = filesOf(repository, organisation);
  if (!/^[a-z][a-z0-9-]*$/.test(organisation) || !existsSync(files)) {
    throw new Failure(
      `There is no organisation '${organisation}'. Its files belong in organisations/${organisation}/.`,
    );
  }
  const copy = join(repository, copies, organisation);
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy)) {
    if (name !== 'data') rmSync(join(copy, name), { recursive: true });
  }
  for (const name of readdirSync(repository)) {
    if (left.includes(name)) continue;
    const isCopied = (path: string) => !leftAnywhere.includes(basename(path));
    cpSync(join(repository, name), join(copy, name), { recursive: true, preserveTimestamps: true, filter: isCopied });
  }
  cpSync(files, copy, { recursive: true });
  // A junction needs no rights on Windows, where a link to a folder does.
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
};
