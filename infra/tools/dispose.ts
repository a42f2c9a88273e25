import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { disposalEntity } from '../../functions/data/disposals.ts';
import { collectPerson } from './collect-person.ts';
import type { Due } from './due.ts';
import type { Place } from './export-table.ts';
import { type Signatures, signaturesOf } from './open-signatures.ts';
import { type Counted, recount } from './recount.ts';
import type { StoredItem } from './stored-item.ts';

/** Adds what is missing from each counter, or takes it off; what others count meanwhile is not lost. */
export const repair = async ({ client, name }: Place, wrong: Counted[]): Promise<void> => {
  for (const { pk, sk, attribute, stored, counted } of wrong) {
    await client.send(
      new UpdateItemCommand({
        TableName: name,
        Key: marshall({ pk, sk }),
        UpdateExpression: 'ADD #attribute :by',
        ExpressionAttributeNames: { '#attribute': attribute },
        ExpressionAttributeValues: marshall({ ':by': counted - stored }),
      }),
    );
  }
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
