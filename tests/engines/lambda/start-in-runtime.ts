import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { startRuntimeApi } from './runtime-api.ts';

type Settings = {
  name: string;
  bundle: string;
  environment: Record<string, string>;
  /** The folder with AWS's runtime interface client. */
  client: string;
};

// The time that a function of the API has.
const usualMilliseconds = 25_000;

/** Starts a bundle in the client that runs it in Lambda, with nothing but its environment. */
export const startInRuntime = async ({ name, bundle, environment, client }: Settings) => {
  const api = await startRuntimeApi();
  const root = dirname(bundle);
  const child = spawn(
    process.execPath,
    [
      ...['--import', join(import.meta.dirname, 'name-caller.ts')],
      ...[join(client, 'node_modules/aws-lambda-ric/index.mjs'), 'index.handler'],
    ],
    {
      cwd: root,
      env: {
        ...environment,
        AWS_LAMBDA_RUNTIME_API: api.address,
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
        AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
        AWS_LAMBDA_LOG_GROUP_NAME: name,
        AWS_LAMBDA_LOG_STREAM_NAME: 'one',
        LAMBDA_TASK_ROOT: root,
        _HANDLER: 'index.handler',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += text;
    });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The function of ${name} ended: ${printed.slice(-2000)}`);
  });
  ended.catch(() => {});
  await Promise.race([api.begun, ended]);
  return {
    invoke: async (event: object, milliseconds = usualMilliseconds): Promise<unknown> => {
      const outcome = await Promise.race([api.invoke(event, milliseconds), ended]);
      if ('failure' in outcome) throw new Error(JSON.stringify(outcome.failure));
      return outcome.answer;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () => {
      child.kill('SIGKILL');
      api.stop();
    },
  };
};
