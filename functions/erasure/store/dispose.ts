import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isPractice } from '../../../shared/patients/practice.ts';
import { findKind } from '../../catalogue.ts';
import { type Disposal, disposalEntity, listedDisposalEntity } from '../../kernel/store/disposals.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { create, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { addAmounts, commit, commitOne } from '../../kernel/store/write.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { dirtyEntity, markDirty } from '../../report/store/dirty.ts';
import { reportSourceOfItem } from '../../report/store/report-sources.ts';
import { collectPerson } from '../stored/collect-person.ts';
import { filesOf, type Signatures } from '../stored/files-of.ts';
import { contributionsOf, isCounter, isOf } from '../stored/item-kinds.ts';
import { type Place, readStored } from '../stored/read-stored.ts';
import type { StoredItem } from '../stored/stored-item.ts';
import { erasureEntity } from './erasure-requests.ts';

const isRecord = isOf(recordEntity);
const isRequest = isOf(erasureEntity);
const isMark = isOf(dirtyEntity);

/** Everything in the table that goes with somebody. The marks of the report go by themselves, within minutes. */
export const collectGoing = async (place: Place, id: string): Promise<StoredItem[]> =>
  Object.values(await collectPerson(readStored(place), id))
    .flat()
    .filter((item) => !findKind(item)?.survivesErasure && !isMark(item));

/** The order in which items go. After an interruption the record, and who asked for it, are still there: the next run completes it. */
const turnOf = (item: StoredItem): number => {
  if (isRequest(item)) return 3;
  if (isRecord(item)) return 2;
  // The lists of the person have counters of their own, which are subtracted from before.
  return isCounter(item) ? 1 : 0;
};

/** Deletes an item and, in the same transaction, subtracts it from its counters; a record is then counted anew. */
const deleteCounted = async (table: Table, item: StoredItem): Promise<void> => {
  const { pk, sk } = item;
  // Refused: somebody else has deleted it, and subtracted it.
  await commit(table, [
    { Delete: { Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' } },
    ...contributionsOf(item).map((counted) => addAmounts(counted, -1)),
    ...(isRecord(item) ? [markDirty(reportSourceOfItem(item))] : []),
  ]);
};

/** The stub of an earlier run that did not complete stays. */
const leaveStub = async (table: Table, stub: Disposal): Promise<void> => {
  await commitOne(table, create(disposalEntity, stub.id, stub));
  const left = (await readItem(table, disposalEntity, stub.id)) ?? stub;
  await commitOne(table, put(listedDisposalEntity, left, left));
  if (left.reference !== undefined) await commitOne(table, put(disposalEntity, left.reference, left));
};

type Because = Omit<Disposal, 'items' | 'reference' | 'disposedAt'>;

/**
 * Disposes of everything that names one id, including drawn signatures and documents but not the audit log, and leaves
 * a stub, but of a practice patient. If it is interrupted, the next run completes it.
 */
export const dispose = async (
  { client, name }: Place,
  { because, now, signatures }: { because: Because; now: Date; signatures: Pick<Signatures, 'remove'> },
): Promise<number> => {
  const table = { name, client: DynamoDBDocumentClient.from(client) };
  const going = await collectGoing({ client, name }, because.id);
  const reference = going.find(isRecord)?.reference;
  const stub = {
    ...because,
    ...(typeof reference === 'string' && { reference }),
    disposedAt: now.toISOString(),
    items: going.length,
  };
  if (!isPractice(because.id)) await leaveStub(table, stub);
  // Files are deleted before the items that name them, so that the next run still finds them after an interruption.
  for (const file of filesOf(going)) await signatures.remove(file.name);
  for (const item of going.toSorted((one, other) => turnOf(one) - turnOf(other))) await deleteCounted(table, item);
  return going.length;
};
