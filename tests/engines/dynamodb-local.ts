import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../infra/failure.ts';
import { findFreePort } from '../../infra/local/dynamodb.ts';

const main = 'software.amazon.dynamodb.services.local.main.ServerRunner';

const isListening = (endpoint: string) =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

/** AWS's own DynamoDB for one machine, in memory. */
export const startDynamoDbLocal = async (jars: string) => {
  const port = await findFreePort();
  const child = spawn(
    'java',
    [
      ...['-Xmx1500m', `-Djava.library.path=${jars}`, '-cp', `${jars}/*`, main],
      ...['-inMemory', '-disableTelemetry', '-port', String(port)],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint = `${complaint}${text}`.slice(-2000);
  });
  process.once('exit', () => child.kill());
  const ended = once(child, 'exit');
  const endpoint = `http://127.0.0.1:${port}`;
  while (!(await isListening(endpoint))) {
    if (child.exitCode !== null) throw new Failure(`DynamoDB Local did not start. ${complaint}`);
    await wait(50);
  }
  return {
    endpoint,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
