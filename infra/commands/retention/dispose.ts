import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { findKind } from '../../../functions/catalogue.ts';
import { disposalEntity } from '../../../functions/kernel/store/disposals.ts';
import { commit } from '../../../functions/kernel/store/write.ts';
import { recordEntity } from '../../../functions/patients/store/record.ts';
import { dirtyEntity, markDirty } from '../../../functions/report/store/dirty.ts';
import { reportSourceOfItem } from '../../../functions/report/store/report-sources.ts';
import { collectPerson } from '../stored-data/collect-person.ts';
import { type Place, readStored } from '../stored-data/export-table.ts';
import { filesOf, type Signatures } from '../stored-data/open-signatures.ts';
import { contributionsOf, isCounter, isOf } from '../stored-data/recount.ts';
import type { StoredItem } from '../stored-data/stored-item.ts';
import type { Due } from './due.ts';

const isRecord = isOf(recordEntity);
const isMark = isOf(dirtyEntity);

/** Deletes an item and, in the same transaction, subtracts it from its counters; a record is then counted anew. */
const deleteCounted = async (place: Place, item: StoredItem): Promise<void> => {
  const table = { name: place.name, client: DynamoDBDocumentClient.from(place.client) };
  const { pk, sk } = item;
  const taken = contributionsOf(item).map(({ key, amounts }) => ({
    Add: { Key: key, amounts: Object.fromEntries(Object.entries(amounts).map(([name, by]) => [name, -by])) },
  }));
  // Refused: somebody else has deleted it, and subtracted it.
  await commit(table, [
    { Delete: { Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' } },
    ...taken,
    ...(isRecord(item) ? [markDirty(reportSourceOfItem(item))] : []),
  ]);
};

const leaveStub = async ({ client, name }: Place, stub: Record<string, unknown> & { id: string }) => {
  try {
    await client.send(
      new PutItemCommand({
        TableName: name,
        Item: marshall({ ...disposalEntity.key(stub.id), ...stub }),
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } catch (error) {
    // Left by an earlier run that did not complete.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};

/**
 * Disposes of everything that names one id, including drawn signatures and documents but not the audit log, and leaves
 * a stub. The mark that the report is to be counted anew goes when it has been, within minutes. If it is interrupted, the next run completes it: the rest still names the id.
 */
export const dispose = async (
  place: Place,
  { due, approvedBy, now, signatures }: { due: Due; approvedBy: string; now: Date; signatures: Signatures },
): Promise<number> => {
  const going = Object.values(await collectPerson(readStored(place), due.id))
    .flat()
    .filter((item) => !findKind(item)?.survivesErasure && !isMark(item));
  const stub = { rule: due.rule.name, since: due.since, disposedAt: now.toISOString(), approvedBy };
  await leaveStub(place, { id: due.id, ...stub, items: going.length });
  // Files are deleted before the items that name them, so that the next run still finds them after an interruption.
  for (const { name } of filesOf(going)) await signatures.remove(name);
  for (const item of going.filter((one) => !isCounter(one))) await deleteCounted(place, item);
  // The lists of the person have counters of their own.
  for (const item of going.filter(isCounter)) await deleteCounted(place, item);
  return going.length;
};
