import { ConditionalCheckFailedException, DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { disposalEntity } from '../../../functions/data/disposals.ts';
import { collectPerson } from '../stored-data/collect-person.ts';
import type { Place } from '../stored-data/export-table.ts';
import { type Signatures, signaturesOf } from '../stored-data/open-signatures.ts';
import { recount } from '../stored-data/recount.ts';
import { repair } from '../stored-data/repair.ts';
import type { StoredItem } from '../stored-data/stored-item.ts';
import type { Due } from './due.ts';

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
    // An earlier run left it, and did not come to its end.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};

/**
 * Disposes of everything that names one id, drawn signatures included, but for the audit log of who did what, and leaves a
 * stub. Cut off half-way, it
 * is finished by the next run: what is left still names the id.
 */
export const dispose = async (
  place: Place,
  items: StoredItem[],
  { due, approvedBy, now, signatures }: { due: Due; approvedBy: string; now: Date; signatures: Signatures },
): Promise<number> => {
  const { AuditEntry: _, Disposal: __, ...disposable } = collectPerson(items, due.id);
  const going = Object.values(disposable).flat();
  const stub = { rule: due.rule.name, since: due.since, disposedAt: now.toISOString(), approvedBy };
  await leaveStub(place, { id: due.id, ...stub, items: going.length });
  // Before what names them: cut off half-way, the next run finds them still.
  for (const name of signaturesOf(going)) await signatures.remove(name);
  for (const { pk, sk } of going) {
    await place.client.send(new DeleteItemCommand({ TableName: place.name, Key: marshall({ pk, sk }) }));
  }
  const gone = new Set(going);
  await repair(place, recount(items.filter((item) => !gone.has(item))).wrong);
  return going.length;
};
