import { copyFileSync, cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../infra/local/dynamodb.ts';
import { filesBucket } from '../../infra/local/settings.ts';

// Sessions are kept: one is shared by all tests of a worker.
const isOfSession = (column: string) => `"${column}" like 'SESSION#%'`;

const readTables = (database: DatabaseSync): { name: string; key: string }[] =>
  database
    .prepare(
      `select name from main.sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_%' escape '\\'`,
    )
    .all()
    .map(({ name }) => ({ name: String(name), key: String(name).includes('::gsi::') ? 'table_pk' : 'pk' }));

/** Remembers the files of a folder; `restore` puts back those that were written since, and removes those that came. */
const rememberFiles = (folder: string, copy: string) => {
  cpSync(folder, copy, { recursive: true });
  const writtenAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const remembered = new Map(readdirSync(folder).map((name) => [name, writtenAt(name)]));
  return () => {
    const found = new Map(readdirSync(folder).map((name) => [name, writtenAt(name)]));
    for (const name of found.keys()) if (!remembered.has(name)) rmSync(join(folder, name));
    for (const [name, at] of remembered) {
      if (found.get(name) === at) continue;
      copyFileSync(join(copy, name), join(folder, name));
      remembered.set(name, writtenAt(name));
    }
  };
};

/**
 * Remembers the content of a product's table and the published site, and restores them before each test: a test then finds
 * the demonstration's patients, alerts and tasks unchanged, whatever earlier tests did, in any order.
 */
export const rememberData = async (dataDir: string) => {
  // Imported here only: Playwright's own process loads this file too, and would warn that SQLite is experimental.
  const sqlite = await import('node:sqlite');
  const folder = await mkdtemp(join(tmpdir(), 'remembered-'));
  const database = new sqlite.DatabaseSync(databaseFile(dataDir), { timeout: 20_000 });
  const tables = readTables(database);
  const restoreFiles = rememberFiles(join(dataDir, 's3', filesBucket), join(folder, 'files'));
  const copy = join(folder, 'copy.sqlite');
  database.prepare('vacuum into ?').run(copy);
  database.prepare('attach database ? as copy').run(copy);

  return {
    restore: (): void => {
      restoreFiles();
      database.exec('begin immediate');
      for (const { name, key } of tables) {
        database.exec(`delete from main."${name}" where not ${isOfSession(key)}`);
        database.exec(
          `insert or ignore into main."${name}" select * from copy."${name}" where not ${isOfSession(key)}`,
        );
      }
      database.exec('commit');
    },
    forget: async (): Promise<void> => {
      database.close();
      await rm(folder, { recursive: true });
    },
  };
};
