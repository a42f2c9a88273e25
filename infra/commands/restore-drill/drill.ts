import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { findKind } from '../../../functions/catalogue.ts';
import { type Place, readStored } from '../../../functions/erasure/stored/read-stored.ts';
import { canonical } from '../../../functions/kernel/store/canonical.ts';
import { upgradeItem } from '../../../functions/kernel/store/entity.ts';
import { Failure } from '../../failure.ts';
import { createTable } from '../../local/create-table.ts';
import { startDatabase } from '../../local/dynamodb.ts';
import { exportTable, importTable, inBatches, keyOf, lookUp, lookUpSize } from '../stored-data/export-table.ts';
import { type Counted, startRecount } from '../stored-data/recount.ts';

export type DrillReport = {
  exported: number;
  /** Items read back through the schema of their kind, by kind. */
  readBack: Record<string, number>;
  /** Keys of items that differ from the original, that no schema reads, or that are of no known kind. */
  changed: string[];
  unreadable: string[];
  unknown: string[];
  counters: { checked: number; wrong: Counted[] };
};

const withEmptyTable = async <Result>(work: (place: Place) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'restored-'));
  // Of its own, since the database may be one that the product uses too.
  const name = basename(folder);
  const database = await startDatabase(folder, (reason) => {
    throw new Failure(reason);
  });
  const client = new DynamoDBClient({
    endpoint: database.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    await createTable(name, client);
    return await work({ client, name });
  } finally {
    await client.send(new DeleteTableCommand({ TableName: name }));
    client.destroy();
    await database.stop();
    await rm(folder, { recursive: true });
  }
};

/** Reads every item back through the schema of its kind, and recounts all counters. Returns the number of items. */
const inspect = async (place: Place, report: DrillReport): Promise<number> => {
  const counters = startRecount();
  let found = 0;
  for await (const item of readStored(place)()) {
    found += 1;
    counters.add(item);
    const kind = findKind(item);
    if (!kind) report.unknown.push(keyOf(item));
    else if (!kind.schema.safeParse(upgradeItem(kind, item)).success) report.unreadable.push(keyOf(item));
    else report.readBack[kind.name] = (report.readBack[kind.name] ?? 0) + 1;
  }
  report.counters = counters.end();
  return found;
};

/** The items of one table that differ in another, or are missing there. */
const compare = async (source: Place, restored: Place, report: DrillReport): Promise<void> => {
  for await (const items of inBatches(readStored(source)(), lookUpSize)) {
    const found = await lookUp(restored, items);
    for (const item of items) {
      const other = found.get(keyOf(item));
      if (!other || canonical(other) !== canonical(item)) report.changed.push(keyOf(item));
    }
  }
};

/**
 * Exports a table, puts the export into an empty one, and reads every item back: the proof that a restored copy would
 * be complete, can be read by this version of the product, and adds up.
 */
export const drill = async (source: Place): Promise<DrillReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const file = join(folder, 'table.ndjson');
  try {
    const exported = await exportTable(source, file);
    const report: DrillReport = {
      exported,
      readBack: {},
      changed: [],
      unreadable: [],
      unknown: [],
      counters: { checked: 0, wrong: [] },
    };
    return await withEmptyTable(async (place) => {
      await importTable(place, file);
      const found = await inspect(place, report);
      await compare(source, place, report);
      if (found !== exported) report.changed.push(`${found} items were restored instead of ${exported}`);
      return report;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
};
