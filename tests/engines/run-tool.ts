import { spawnSync } from 'node:child_process';

const largestOutput = 64 * 1024 * 1024;

/** Runs a command to its end. */
export const runTool = (command: string, args: string[], input?: string) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: largestOutput,
    ...(input !== undefined && { input }),
  });
  if (error) throw error;
  return { status, stdout, stderr };
};
