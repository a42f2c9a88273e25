import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../infra/failure.ts';

const isListening = (endpoint: string) =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

/** Resolves once a process answers. @throws Failure when it ends before */
export const waitForServer = async (name: string, endpoint: string, child: ChildProcess, complain = () => '') => {
  while (!(await isListening(endpoint))) {
    if (child.exitCode !== null) throw new Failure(`${name} did not start. ${complain()}`);
    await wait(50);
  }
};
