import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CodeMutant } from './code-mutants.ts';

/** While tests run, one place is changed, or it is counted how often they call each function. */
export type Changed = CodeMutant | { kind: 'reach' };
export type Request = { mutant: Changed; files: string[] };
export type Failure = { file: string; sentence: string; isTimeout: boolean };

const nextMessage = (child: ChildProcess) =>
  new Promise<unknown>((answer, refuse) => {
    const ended = () => refuse(new Error('The process that runs the tests ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      answer(message);
    });
  });

/** The process that runs tests for one mutant after another; ended and begun anew when one of them does not end. */
export const openTestProcess = (kind: 'code' | 'reach') => {
  let child: ChildProcess | undefined;
  const start = async () => {
    child = fork(join(import.meta.dirname, 'run-tests.ts'), {
      env: { ...process.env, MUTATE_KIND: kind },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    await nextMessage(child);
    return child;
  };
  const stop = () => {
    if (child?.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    child = undefined;
  };
  /** The files that failed, with the first sentence in each that did. */
  const run = async (mutant: Changed, files: string[], limitSeconds: number): Promise<Failure[]> => {
    const running = child ?? (await start());
    const timer = setTimeout(stop, limitSeconds * 1000);
    try {
      running.send({ mutant, files } satisfies Request);
      return (await nextMessage(running)) as Failure[];
    } catch {
      const sentence = `no end within ${Math.round(limitSeconds)} s`;
      return [{ file: files[0] ?? '', sentence, isTimeout: true }];
    } finally {
      clearTimeout(timer);
    }
  };
  return { run, stop };
};
