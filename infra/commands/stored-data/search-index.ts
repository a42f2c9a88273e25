import { hash } from 'node:crypto';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { isOf } from '../../../functions/erasure/stored/item-kinds.ts';
import type { Place, ReadItems } from '../../../functions/erasure/stored/read-stored.ts';
import type { StoredItem } from '../../../functions/erasure/stored/stored-item.ts';
import { canonical } from '../../../functions/kernel/store/canonical.ts';
import { listPartition } from '../../../functions/kernel/store/counted-list.ts';
import { type Item, parseItem, readItem } from '../../../functions/kernel/store/entity.ts';
import { create } from '../../../functions/kernel/store/entity-writes.ts';
import type { Table } from '../../../functions/kernel/store/open-table.ts';
import type { Key } from '../../../functions/kernel/store/table.ts';
import { commit, type Write } from '../../../functions/kernel/store/write.ts';
import { lookupEntity } from '../../../functions/patients/store/lookups.ts';
import { nameIndexEntity } from '../../../functions/patients/store/name-index.ts';
import {
  entryOf,
  entrySort,
  junkList,
  patientLists,
  relistRecord,
} from '../../../functions/patients/store/patient-lists.ts';
import { recordEntity, type StoredRecord } from '../../../functions/patients/store/record.ts';
import { changeRecord, foundBy } from '../../../functions/patients/store/record-writes.ts';
import { publicStateEntity } from '../../../functions/referrals/store/public-states.ts';
import { drawReference, referenceEntity } from '../../../functions/referrals/store/references.ts';

/*
 * The search index is derived from the records, and is made again here: after a version that indexes something
 * differently, or adds a new value to search by.
 */
const indexKinds = [nameIndexEntity, lookupEntity, referenceEntity, publicStateEntity];
const isIndex = (item: StoredItem): boolean => indexKinds.some((kind) => isOf(kind)(item));

const isListed = ({ pk }: StoredItem): boolean =>
  [patientLists.active, patientLists.inactive, junkList].some((list) => pk === listPartition(list));

const patientOf = ({ patientId }: StoredItem): string => String(patientId);
const nameKey = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** Its own references, and those of referrals that were joined to it: a letter with any of them leads to the record. */
const referencesOf = ({ reference, episodes }: StoredRecord): string[] =>
  [reference, ...episodes.flatMap(({ joined = [] }) => joined.map((one) => one.reference))].filter(
    (one) => one !== undefined,
  );

/** Everything that a record is found by, and its public states. */
const indexOf = (record: StoredRecord): (Key & Item)[] => [
  ...foundBy(record).map(({ Put: { Item } }) => Item),
  ...referencesOf(record).map((one) => ({ ...referenceEntity.key(one), patientId: record.patientId })),
];

const textOf = ({ schemaVersion: _, ...item }: Item): string => canonical(item);

/** A record with errors in the index, and its items in the index. */
export type Misfiled = { patientId: string; present: Key[] };

// Six bytes distinguish two texts, and sums of some dozens of them are exact.
const digest = (text: string): number => hash('sha256', text, 'buffer').readUIntBE(0, 6);

/** The comparison of one patient: digests alone, since there may be a million patients. */
class Filing {
  /** The digests of what the record wants, once it was read. */
  wanted: { items: number; count: number; entry: number; hasReference: boolean } | undefined;
  items = 0;
  count = 0;
  entry: number | undefined;

  addRecord(record: StoredRecord): void {
    const items = new Set(indexOf(record).map(textOf));
    this.wanted = {
      items: [...items].reduce((sum, item) => sum + digest(item), 0),
      count: items.size,
      entry: digest(canonical(entryOf(record))),
      hasReference: record.reference !== undefined,
    };
  }

  addIndexed(item: StoredItem): void {
    this.items += digest(textOf(item));
    this.count += 1;
  }

  addListed({ pk: _, sk: __, schemaVersion: ___, ...shown }: StoredItem): void {
    this.entry = digest(canonical(shown));
  }

  isRight(): boolean {
    const { wanted, items, count, entry } = this;
    // Items that are only listed are not corrected here.
    if (!wanted) return count === 0;
    return wanted.hasReference && items === wanted.items && count === wanted.count && entry === wanted.entry;
  }
}

const isEntryOf = (item: StoredItem, patientId: string): boolean => item.sk === entrySort(patientId);

const readFilings = async (read: ReadItems): Promise<Map<string, Filing>> => {
  const filings = new Map<string, Filing>();
  const of = (patientId: string): Filing => {
    const known = filings.get(patientId) ?? new Filing();
    filings.set(patientId, known);
    return known;
  };
  for await (const item of read()) {
    if (isIndex(item)) of(patientOf(item)).addIndexed(item);
    else if (isListed(item) && isEntryOf(item, patientOf(item))) of(patientOf(item)).addListed(item);
    else if (isOf(recordEntity)(item)) {
      const record = parseItem(recordEntity, item);
      of(record.patientId).addRecord(record);
    }
  }
  return filings;
};

/** The records without a reference, or whose index items or list row differ from the record. */
export const findMisfiled = async (read: ReadItems): Promise<Misfiled[]> => {
  const wrong = new Map<string, Misfiled>();
  for (const [patientId, filing] of await readFilings(read)) {
    if (!filing.isRight()) wrong.set(patientId, { patientId, present: [] });
  }
  if (wrong.size === 0) return [];
  for await (const item of read()) {
    if (isIndex(item)) wrong.get(patientOf(item))?.present.push({ pk: item.pk, sk: item.sk });
  }
  return [...wrong.values()];
};

const removeAll = async ({ client, name }: Place, keys: readonly Key[]): Promise<void> => {
  for (const { pk, sk } of keys)
    await client.send(new DeleteItemCommand({ TableName: name, Key: marshall({ pk, sk }) }));
};

/** The writes that index a record as it is now; refused if it changes meanwhile, or if the reference is taken. */
const writesOf = (stored: StoredRecord, present: readonly Key[]): Write[] => {
  const reference = stored.reference ?? drawReference();
  const record = { ...stored, reference };
  const wanted = new Set(indexOf(record).map(nameKey));
  const there = new Set(present.map(nameKey));
  const missing = referencesOf(record).filter((one) => !there.has(nameKey(referenceEntity.key(one))));
  return [
    changeRecord(stored, { reference }),
    ...missing.map((one) => create(referenceEntity, one, { patientId: record.patientId })),
    ...relistRecord(record),
    ...foundBy(record),
    ...present.filter((key) => !wanted.has(nameKey(key))).map((key) => ({ Delete: { Key: key } })),
  ];
};

const attempts = 3;

const file = async (table: Table, place: Place, { patientId, present }: Misfiled): Promise<boolean> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const stored = await readItem(table, recordEntity, patientId);
    if (!stored) {
      await removeAll(place, present);
      return true;
    }
    if ((await commit(table, writesOf(stored, present))).done) return true;
  }
  return false;
};

/**
 * Gives each of these records a reference, if it has none, and indexes it. Returns those that somebody else kept
 * changing: these are left for the next run. The product need not stop.
 */
export const fileAnew = async (place: Place, misfiled: readonly Misfiled[]): Promise<Misfiled[]> => {
  const table = { name: place.name, client: DynamoDBDocumentClient.from(place.client) };
  const left: Misfiled[] = [];
  for (const one of misfiled) if (!(await file(table, place, one))) left.push(one);
  return left;
};
