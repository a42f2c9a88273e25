import { DatabaseSync } from 'node:sqlite';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '../functions/kernel/store/entity.ts';
import { indexes } from '../functions/kernel/store/table.ts';

const sum = (sizes: readonly number[]): number => sizes.reduce((total, one) => total + one, 0);

/** The size of a value in read units. */
const sizeOf = (value: AttributeValue): number => {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return 1 + Math.ceil(value.N.replace(/^0+|0+$|\D/g, '').length / 2);
  if (value.BOOL !== undefined) return 1;
  if (value.L) return 3 + sum(value.L.map((one) => 1 + sizeOf(one)));
  if (value.M) return 3 + sum(Object.entries(value.M).map(([name, one]) => 1 + Buffer.byteLength(name) + sizeOf(one)));
  throw new Error(`A kind of value that has not been loaded before: ${Object.keys(value)}`);
};
const sizeOfItem = (item: Record<string, AttributeValue>) =>
  sum(Object.entries(item).map(([name, value]) => Buffer.byteLength(name) + sizeOf(value)));

/** Writes items straight into the file of the embedded database, ten times as fast as through its API. */
export const openFile = (file: string, table: string) => {
  const database = new DatabaseSync(file);
  // A crash would lose only data that is there to be measured.
  database.exec('PRAGMA synchronous = OFF');
  const put = database.prepare(`INSERT INTO "${table}" (pk, sk, item_json, item_size) VALUES (?, ?, ?, ?)`);
  const read = database.prepare(`SELECT item_size FROM "${table}" WHERE pk = ? AND sk = ?`);
  const indexed = indexes.map((index) => ({
    ...index,
    put: database.prepare(
      `INSERT INTO "${table}::gsi::${index.name}" (gsi_pk, gsi_sk, table_pk, table_sk, item_json) VALUES (?, ?, ?, ?, ?)`,
    ),
  }));
  const keyOf = ({ pk, sk }: Item): [string, string] => [`S:${pk}`, `S:${sk}`];
  const write = (item: Item) => {
    const marshalled = marshall(item, { removeUndefinedValues: true });
    const json = JSON.stringify(marshalled);
    put.run(...keyOf(item), json, sizeOfItem(marshalled));
    for (const { partitionKey, sortKey, put: putIndexed } of indexed) {
      const [partition, sort] = [item[partitionKey], item[sortKey]];
      if (partition !== undefined && sort !== undefined)
        putIndexed.run(`S:${partition}`, `S:${sort}`, ...keyOf(item), json);
    }
  };
  return {
    /** Checks the size computed here against an item that the database has written itself. @throws when they differ */
    check(item: Item): void {
      const stored = read.get(...keyOf(item))?.item_size;
      const own = sizeOfItem(marshall(item, { removeUndefinedValues: true }));
      if (stored !== own)
        throw new Error(`The embedded database counts ${stored} bytes where the loader counts ${own}`);
    },
    write(items: readonly Item[]): void {
      database.exec('BEGIN');
      for (const item of items) write(item);
      database.exec('COMMIT');
    },
    close: () => database.close(),
  };
};
