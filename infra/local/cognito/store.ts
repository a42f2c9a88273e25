import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../../failure.ts';
import { makeSigningKey } from './keys.ts';
import { type State, stateSchema } from './state.ts';

/** The file in the data folder. */
export const stateFile = 'user-pool.json';

export type Store = { state: State; save: () => Promise<void> };

/** What a new pool knows. */
export const makeState = (signingKey = makeSigningKey()): State => {
  const secret = randomBytes(32).toString('hex');
  return { secret, signingKey, users: [], challenges: [], grants: [], strikes: [] };
};

const writeAtomically = async (path: string, text: string): Promise<void> => {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  // The rename itself is durable only after the folder is flushed.
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
};

const readState = (path: string): State => {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Its own message would quote the file, which has personal data in it.
    throw new Failure(
      `The file of the accounts, ${path}, is damaged: it is cut off, or something else has written to it. Put a copy of the data folder in place, or start again without its data: npm run reset.`,
    );
  }
};

export const openStore = async (dataDir: string): Promise<Store> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, stateFile);
  const state = existsSync(path) ? readState(path) : makeState();
  let onDisk = '';
  let last: Promise<void> = Promise.resolve();
  const write = async () => {
    const text = JSON.stringify(state);
    if (text === onDisk) return;
    await writeAtomically(path, text);
    onDisk = text;
  };
  // One write at a time; queued ones that find their change already written return.
  const save = () => {
    last = last.then(write, write);
    return last;
  };
  await save();
  return { state, save };
};
