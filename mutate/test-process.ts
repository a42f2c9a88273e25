import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CodeMutant } from './code-mutants.ts';
import type { TemplateMutant } from './template-mutants.ts';

/** What is changed while tests run: one place; nothing, while it is counted which functions they call; or nothing. */
export type Changed = CodeMutant | TemplateMutant | { kind: 'template' } | { kind: 'reach' } | { kind: 'none' };
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
export const openTestProcess = (kind: 'code' | 'template' | 'reach', workers: number) => {
  let child: ChildProcess | undefined;
  const start = async () => {
    child = fork(join(import.meta.dirname, 'run-tests.ts'), {
      env: { ...process.env, MUTATE_KIND: kind, MUTATE_WORKERS: String(workers) },
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
