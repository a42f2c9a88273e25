import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../infra/local/dynamodb.ts';
import { waitForServer } from './wait-for-server.ts';

const main = 'software.amazon.dynamodb.services.local.main.ServerRunner';

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
  await waitForServer('DynamoDB Local', endpoint, child, () => complaint);
  return {
    endpoint,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
