import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startOf } from '../npm-program.ts';

const repository = join(import.meta.dirname, '../..');

/** Runs a program of npm's path in the checkout to its end, on this terminal. Returns whether it succeeded. */
export const runProgram = async (program: string, args: string[]): Promise<boolean> => {
  const start = startOf(program, args);
  const child = spawn(start.command, start.args, { cwd: repository, stdio: 'inherit', shell: start.shell });
  const [code] = await once(child, 'close');
  return code === 0;
};
