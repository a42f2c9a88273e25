import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { findKind } from '../../../functions/data/catalogue.ts';
import { upgradeItem } from '../../../functions/data/entity.ts';
import { Failure } from '../../failure.ts';
import { createTable } from '../../local/create-table.ts';
import { startDatabase } from '../../local/dynamodb.ts';
import { exportTable, importTable, type Place, readAll, readItems } from '../stored-data/export-table.ts';
import { type Counted, recount } from '../stored-data/recount.ts';
import { canonical, readRaw, type StoredItem } from '../stored-data/stored-item.ts';

export type DrillReport = {
  exported: number;
  /** Items read back through the schema of their kind, by kind. */
  readBack: Record<string, number>;
  /** Keys of items that came back as something else, that no schema reads, that are of no known kind. */
  changed: string[];
  unreadable: string[];
  unknown: string[];
  counters: { checked: number; wrong: Counted[] };
};

const localTable = 'restored';

const withEmptyTable = async <Result>(work: (place: Place) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'restored-'));
  const database = await startDatabase(folder, (reason) => {
    throw new Failure(reason);
  });
  const client = new DynamoDBClient({
    endpoint: database.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    await createTable(localTable, client);
    return await work({ client, name: localTable });
  } finally {
    client.destroy();
    await database.stop();
    await rm(folder, { recursive: true });
  }
};

const inspect = (exported: Map<string, string>, items: StoredItem[]): DrillReport => {
  const report: DrillReport = {
    exported: exported.size,
    readBack: {},
    changed: [],
    unreadable: [],
    unknown: [],
    counters: recount(items),
  };
  const left = new Map(exported);
  for (const item of items) {
    const key = `${item.pk} ${item.sk}`;
    if (left.get(key) !== canonical(item)) report.changed.push(key);
    left.delete(key);
    const kind = findKind(item);
    if (!kind) report.unknown.push(key);
    else if (!kind.schema.safeParse(upgradeItem(kind, item)).success) report.unreadable.push(key);
    else report.readBack[kind.name] = (report.readBack[kind.name] ?? 0) + 1;
  }
  report.changed.push(...left.keys());
  return report;
};

/**
 * Exports a table, puts the export into an empty one, and reads every item back: the proof that what would be restored
 * after a loss is all of it, can be read by this version of the product, and adds up.
 */
export const drill = async (source: Place): Promise<DrillReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const file = join(folder, 'table.ndjson');
  try {
    const exported = new Map<string, string>();
    await exportTable(source, file);
    for await (const raw of readAll(source)) {
      const item = readRaw(raw);
      exported.set(`${item.pk} ${item.sk}`, canonical(item));
    }
    return await withEmptyTable(async (place) => {
      await importTable(place, file);
      return inspect(exported, await readItems(place));
    });
  } finally {
    await rm(folder, { recursive: true });
  }
};
