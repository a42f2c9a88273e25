import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { startInRuntime } from '../engines/lambda/start-in-runtime.ts';
import type { ShippedFunction } from './shipped-functions.ts';

const ready = z.object({ initMilliseconds: z.number(), initCpuMilliseconds: z.number() });
const outcome = z.union([
  z.object({ answer: z.unknown(), cpuMilliseconds: z.number(), mostMemoryMB: z.number() }),
  z.object({ failure: z.string() }),
]);

// The environment that Lambda gives every function; here with the addresses of the embedded services.
const given = [
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  'AWS_ENDPOINT_URL_S3',
  'AWS_ENDPOINT_URL_KMS',
  'AWS_ENDPOINT_URL_SECRETS_MANAGER',
];

type Bundled = Omit<ShippedFunction, 'bytes'>;

/** An execution environment of a function. */
export type Answering = {
  /** The answer to an event, for which the function has so many milliseconds: those of the API by default. */
  invoke(event: object, milliseconds?: number): Promise<unknown>;
  /** As Lambda does between two events. */
  freeze(): void;
  thaw(): void;
  /** At once, as Lambda ends a function that takes too long or too much memory. */
  stop(): void;
};

const usualMilliseconds = 25_000;

const environmentOf = ({ environment }: Bundled): Record<string, string> =>
  Object.fromEntries(
    [...given, ...environment].flatMap((key) => {
      const value = process.env[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** Starts a bundled function for its answers: in AWS's runtime interface client, where `LAMBDA_CLIENT` names its folder. */
export const startAnswering = async (bundled: Bundled): Promise<Answering> => {
  const client = process.env.LAMBDA_CLIENT;
  return client === undefined
    ? await startBundle(bundled)
    : await startInRuntime({ ...bundled, environment: environmentOf(bundled), client });
};

/** Starts a bundled function in a fresh process with the environment that its template names, as Lambda would. */
export const startBundle = async (bundled: Bundled) => {
  const { name, bundle } = bundled;
  const env = environmentOf(bundled);
  const child = fork(fileURLToPath(new URL('./run-bundle.ts', import.meta.url)), [bundle, name], {
    env,
    execArgv: [],
    silent: true,
  });
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The function of ${name} ended: ${complaint}`);
  });
  ended.catch(() => {});
  const next = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  const init = ready.parse(await next());
  /** The answer, the milliseconds of processor that it took, and the most memory that the process has had so far. */
  const measure = async (event: object, milliseconds = usualMilliseconds) => {
    child.send({ event, milliseconds });
    const measured = outcome.parse(await next());
    if ('failure' in measured) throw new Error(measured.failure);
    return measured;
  };
  return {
    ...init,
    measure,
    invoke: async (event: object, milliseconds?: number): Promise<unknown> =>
      (await measure(event, milliseconds)).answer,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () => void child.kill('SIGKILL'),
  };
};
