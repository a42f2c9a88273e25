import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../../infra/local/dynamodb.ts';
import { waitForServer } from './wait-for-server.ts';

/** moto, which acts as the services of an account that is empty. */
export const startMoto = async (bin: string) => {
  const port = await findFreePort();
  const child = spawn(join(bin, 'moto_server'), ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  process.once('exit', () => child.kill());
  const ended = once(child, 'exit');
  const endpoint = `http://127.0.0.1:${port}`;
  await waitForServer('moto', endpoint, child);
  return {
    endpoint,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
