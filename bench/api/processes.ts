import { fork } from 'node:child_process';
import { once } from 'node:events';

type Asked = { id: number; name: string; argument: unknown };
type Answered = { id: number; value?: unknown; failure?: string };

/** Serves the calls of the parent process: `startProcess` below sends it the name of a function. */
export const answerParent = (handlers: { [name: string]: (argument: unknown) => unknown }): void => {
  process.on('message', async ({ id, name, argument }: Asked) => {
    const answer: Answered = { id };
    try {
      answer.value = await handlers[name]?.(argument);
    } catch (error) {
      answer.failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    process.send?.(answer);
  });
};

/** Starts a file as a process with functions to call, so that its processor time is measured by itself. */
export const startProcess = async (file: string, variables: { [name: string]: string } = {}) => {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, ...variables },
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  child.on('message', ({ id, value, failure }: Answered) => {
    if (failure === undefined) waiting.get(id)?.resolve(value);
    else waiting.get(id)?.reject(new Error(failure));
    waiting.delete(id);
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended with ${code}`));
  });
  await once(child, 'spawn');
  return {
    ask: async <Answer>(name: string, argument?: unknown): Promise<Answer> => {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(last, answer);
      child.send({ id: last, name, argument });
      return (await answer.promise) as Answer;
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
};
export type Process = Awaited<ReturnType<typeof startProcess>>;

/** Processor time of this process in milliseconds. */
export const readCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
