import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

type Run = { port?: number; args?: string[]; script?: 'start' | 'reset'; limitFactor?: number };

/** Runs `npm start`, or `npm run reset`; `ready` resolves with the address that it prints. */
export const runStart = (dataDir: string, { port = 0, args = [], script = 'start', limitFactor = 1000 }: Run = {}) => {
  const file = fileURLToPath(new URL(`../../infra/local/${script}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    detached: true,
    // The same few people sign in again and again.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DYNAMODB_TABLE: basename(dataDir),
      LIMIT_FACTOR: String(limitFactor),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += text;
      const url = /The site +(http:\S+?)\/\s[\s\S]*Ctrl-C stops/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`It ended before it was ready: ${output}`)));
  });
  return { child, ended, ready, output: () => output };
};

/** The processes with the data folder in their command: the database and its shell. */
export const findServices = (dataDir: string): number[] => {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(dataDir)).map((line) => Number.parseInt(line, 10));
};

/** Kills a process that may have ended since it was listed: one ends with another. */
export const killListed = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

export const killAll = (child: ChildProcess, dataDir: string): void => {
  for (const pid of [child.pid, ...findServices(dataDir)]) if (pid !== undefined) killListed(pid);
};
