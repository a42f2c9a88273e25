import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/** Runs a program of npm's path in the checkout to its end, on this terminal. Returns whether it succeeded. */
export const runProgram = async (program: string, args: string[]): Promise<boolean> => {
  // On Windows these are scripts, which only a shell finds.
  const child = spawn(program, args, { cwd: repository, stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = await once(child, 'close');
  return code === 0;
};
