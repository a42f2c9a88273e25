import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../failure.ts';

/** Where an organisation keeps the files that it has otherwise, each at the path of the one whose place it takes. */
const filesOf = (repository: string, organisation: string): string => join(repository, 'organisations', organisation);

const copies = '.organisations';
// What is made, what is installed, what is other organisations', and the data of a product that runs here.
const left = ['node_modules', '.git', 'cdk.out', 'data', 'test-reports', 'organisations', copies];
const leftAnywhere = ['node_modules', 'dist'];

/** Whose copy of the checkout this is; undefined for the checkout itself. */
export const organisationOf = (repository: string): string | undefined =>
  basename(dirname(repository)) === copies ? basename(repository) : undefined;

/**
 * Makes a copy of the checkout in which the organisation's files stand in the place of ours, and answers where it is: each
 * tool then builds, checks and deploys it as it would a checkout. What is installed is shared, and what a product that ran
 * there has stored stays.
 *
 * @throws {Failure} when the organisation has no files here.
 */
export const copyCheckout = (repository: string, organisation: string): string => {
  const files = filesOf(repository, organisation);
  if (!/^[a-z][a-z0-9-]*$/.test(organisation) || !existsSync(files)) {
    throw new Failure(
      `There is no organisation '${organisation}': its files would stand in organisations/${organisation}/.`,
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
