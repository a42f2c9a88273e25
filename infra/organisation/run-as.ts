import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { Failure } from '../failure.ts';
import { startOf } from '../npm-program.ts';
import { copyCheckout, organisationOf } from './copy-checkout.ts';

const repository = join(import.meta.dirname, '../..');

/** Runs a script of `package.json` in the organisation's copy of the checkout, and returns its exit code. */
export const runScriptOf = (organisation: string, script: string, args: readonly string[]): number => {
  const cwd = copyCheckout(repository, organisation);
  const start = startOf('npm', ['run', '--silent', script, '--', ...args]);
  return spawnSync(start.command, start.args, { cwd, stdio: 'inherit', shell: start.shell }).status ?? 1;
};

/**
 * Restarts this command in the copy of the organisation that it is for, and exits with its code; returns at once in
 * that organisation's own checkout or copy. File names are relative to the folder where the command was started.
 */
export const becomeOrganisation = (organisation: string | undefined): void => {
  const mine = organisationOf(repository);
  if (organisation === mine) return;
  if (organisation === undefined || mine !== undefined) {
    throw new Failure(`This folder is a copy that was made for ${mine}. Run the command in the checkout itself.`);
  }
  const [script = '', ...args] = process.argv.slice(1);
  const inCopy = join(copyCheckout(repository, organisation), relative(repository, script));
  process.exit(spawnSync(process.execPath, [...process.execArgv, inCopy, ...args], { stdio: 'inherit' }).status ?? 1);
};
