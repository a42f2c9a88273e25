import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../failure.ts';

/** A free port of the loopback address. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

export type Database = { endpoint: string; stop(): Promise<void> };

/** The embedded database for a platform. @throws with instructions where there is none */
export const findBinary = (platform: string): string => {
  try {
    return createRequire(import.meta.url).resolve(`@dynoxide/${platform}/dynoxide`);
  } catch {
    throw new Failure(
      `The embedded database has no binary for ${platform}. Start DynamoDB Local, or any other DynamoDB, and give its address: DYNAMODB_ENDPOINT=http://localhost:8000 npm start`,
    );
  }
};

// The shell ends the database when its standard input ends, which is when this process does, however it ends: a
// database left running would lock the data folder.
const endWithParent =
  'exec 3<&0; "$@" 3<&- </dev/null & child=$!; { cat <&3 >/dev/null; kill $child 2>/dev/null; } & wait $child';

const isListening = (endpoint: string) =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

/** The database that DYNAMODB_ENDPOINT names in place of the embedded one. */
export const givenEndpoint = (): string | undefined => process.env.DYNAMODB_ENDPOINT || undefined;

export const databaseFile = (dataDir: string) => join(dataDir, 'dynamodb.sqlite');

// DynamoDB Local does one transaction after another: twenty that come together wait for seconds on a busy machine. Sent again after
// the silence that is allowed in the cloud, they would wait for themselves.
const givenSilenceMilliseconds = '120000';

/** Starts the embedded DynamoDB on a file in the data folder, or returns the one that DYNAMODB_ENDPOINT names. */
export const startDatabase = async (dataDir: string, onDeath: (reason: string) => void): Promise<Database> => {
  const given = givenEndpoint();
  if (given) {
    if (!(await isListening(given)))
      throw new Failure(`No database answers at ${given}, which DYNAMODB_ENDPOINT names. Start it first.`);
    process.env.STORE_SILENCE_MILLISECONDS = givenSilenceMilliseconds;
    return { endpoint: given, stop: async () => {} };
  }

  const port = await findFreePort();
  const args = ['--port', String(port), '--db-path', databaseFile(dataDir)];
  // A group of its own: Ctrl-C in the terminal reaches this process, which then stops the database in its turn.
  const child = spawn('sh', ['-c', endWithParent, 'sh', findBinary(`${process.platform}-${process.arch}`), ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint = `${complaint}${text}`.slice(-2000);
  });
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve();
      if (!stopping) onDeath(`The embedded database stopped (${signal ?? `exit code ${code}`}). ${complaint.trim()}`);
    });
  });
  const endpoint = `http://127.0.0.1:${port}`;
  while (!(await isListening(endpoint))) {
    if (child.exitCode !== null) throw new Failure(`The embedded database did not start. ${complaint.trim()}`);
    await wait(10);
  }
  return {
    endpoint,
    stop: async () => {
      stopping = true;
      child.stdin.end();
      await ended;
    },
  };
};
