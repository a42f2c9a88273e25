import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { listPartition } from '../../../functions/data/counted-list.ts';
import { parseItem, readItem } from '../../../functions/data/entity.ts';
import type { Table } from '../../../functions/data/open-table.ts';
import { lookupEntity, lookupKeys } from '../../../functions/data/records/lookups.ts';
import { indexName, nameIndexEntity, nameKeys } from '../../../functions/data/records/name-index.ts';
import { entrySort, patientLists, relistRecord, rowOf } from '../../../functions/data/records/patient-lists.ts';
import { publicStateEntity, publicStatesOf, showPublicStates } from '../../../functions/data/records/public-states.ts';
import { nameOf, recordEntity, type StoredRecord } from '../../../functions/data/records/record.ts';
import { changeRecord, namedOf, personOf } from '../../../functions/data/records/record-writes.ts';
import { drawReference, referenceEntity, takeReference } from '../../../functions/data/records/references.ts';
import type { Key } from '../../../functions/data/table.ts';
import { commit, type Write } from '../../../functions/data/write.ts';
import type { Place, ReadItems } from './export-table.ts';
import { isOf } from './recount.ts';
import { canonical, type StoredItem } from './stored-item.ts';

/*
 * What records are found by is derived from the records, and is made again here: after a version that indexes
 * something otherwise, or gives every record something new to be found by.
 */
const indexKinds = [nameIndexEntity, lookupEntity, referenceEntity, publicStateEntity];
const isIndex = (item: StoredItem): boolean => indexKinds.some((kind) => isOf(kind)(item));

const isListed = ({ pk }: StoredItem): boolean => pk === listPartition(patientLists.all);

const patientOf = ({ sk, patientId }: StoredItem): string =>
  typeof patientId === 'string' ? patientId : sk.slice(sk.lastIndexOf('#') + 1);
const nameKey = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** Everything that a record is found by. */
const keysOf = (record: StoredRecord): Key[] => [
  ...nameKeys(nameOf(record), record.referralId),
  ...lookupKeys(personOf(record), record.referralId),
  ...(record.reference ? [referenceEntity.key(record.reference)] : []),
  ...publicStatesOf(record).map(({ pk, sk }) => ({ pk, sk })),
];

/** A record that is not found as it should be, and what stands in the index in its name. */
export type Misfiled = { patientId: string; present: Key[] };

/** The records that have no reference, or whose place in an index or row in a list is not what they say. */
export const findMisfiled = async (read: ReadItems): Promise<Misfiled[]> => {
  const items: StoredItem[] = [];
  // A few small ones of each patient; what is written about them goes by.
  for await (const item of read()) if (isIndex(item) || isListed(item) || isOf(recordEntity)(item)) items.push(item);
  const index = Map.groupBy(items.filter(isIndex), patientOf);
  const listed = new Map(items.filter(isListed).map((item) => [item.sk, item]));
  const records = items.filter(isOf(recordEntity)).map((item) => parseItem(recordEntity, item));
  const isFiled = (record: StoredRecord): boolean => {
    const present = index.get(record.referralId) ?? [];
    const row = canonical(rowOf(record));
    const wanted = new Set(keysOf(record).map(nameKey));
    const entry: Record<string, unknown> = listed.get(entrySort(record.referralId)) ?? {};
    const { pk: _, sk: __, schemaVersion: ___, ...shown } = entry;
    return (
      record.reference !== undefined &&
      present.length === wanted.size &&
      present.every((item) => wanted.has(nameKey(item)) && (!item.row || canonical(item.row) === row)) &&
      canonical(shown) === row
    );
  };
  const known = new Set(records.map(({ referralId: patientId }) => patientId));
  const gone = [...index.keys()].filter((id) => !known.has(id));
  return [...records.filter((record) => !isFiled(record)).map(({ referralId: patientId }) => patientId), ...gone].map(
    (patientId) => ({ patientId, present: (index.get(patientId) ?? []).map(({ pk, sk }) => ({ pk, sk })) }),
  );
};

const removeAll = async ({ client, name }: Place, keys: readonly Key[]): Promise<void> => {
  for (const { pk, sk } of keys)
    await client.send(new DeleteItemCommand({ TableName: name, Key: marshall({ pk, sk }) }));
};

/** The writes that file a record as it is now; refused if it changes meanwhile, or if the reference is taken. */
const writesOf = (stored: StoredRecord, present: readonly Key[]): Write[] => {
  const reference = stored.reference ?? drawReference();
  const record = { ...stored, reference };
  const wanted = new Set(keysOf(record).map(nameKey));
  const isTaken = present.some((key) => nameKey(key) === nameKey(referenceEntity.key(reference)));
  return [
    changeRecord(stored, { reference }),
    ...(isTaken ? [] : [takeReference(reference, record.referralId)]),
    ...relistRecord(record),
    ...indexName(record.referralId, namedOf(record)),
    ...lookupKeys(personOf(record), record.referralId).map((key) => ({ Put: { Item: key } })),
    ...showPublicStates(record),
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
    if ((await commit(table, writesOf(stored, present))).refused.length === 0) return true;
  }
  return false;
};

/**
 * Gives each of these records a reference, if it has none, and files it as it is. Answers those that somebody else kept
 * changing: these are left for the next run. The product need not stop.
 */
export const fileAnew = async (place: Place, misfiled: readonly Misfiled[]): Promise<Misfiled[]> => {
  const table = { name: place.name, client: DynamoDBDocumentClient.from(place.client) };
  const left: Misfiled[] = [];
  for (const one of misfiled) if (!(await file(table, place, one))) left.push(one);
  return left;
};
