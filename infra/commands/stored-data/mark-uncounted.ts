import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { isOf } from '../../../functions/erasure/stored/item-kinds.ts';
import type { Place, ReadItems } from '../../../functions/erasure/stored/read-stored.ts';
import type { StoredItem } from '../../../functions/erasure/stored/stored-item.ts';
import { registerEntity } from '../../../functions/groups/store/group-items.ts';
import { schemaVersion } from '../../../functions/kernel/store/table.ts';
import { recordEntity } from '../../../functions/patients/store/record.ts';
import { countedEventEntity } from '../../../functions/report/store/counters.ts';
import { dirtyItem } from '../../../functions/report/store/dirty.ts';
import {
  type ReportSource,
  reportSourceId,
  reportSourceOfItem,
} from '../../../functions/report/store/report-sources.ts';

const isRecord = isOf(recordEntity);
const isRegister = (item: StoredItem) => isOf(registerEntity)(item);
const isCounted = isOf(countedEventEntity);

/**
 * Marks patients and registers without counted events, those from before there was a report, as dirty; the product
 * then counts them.
 */
export const markUncounted = async ({ client, name }: Place, read: ReadItems): Promise<number> => {
  const subjects = new Map<string, ReportSource>();
  const counted = new Set<string>();
  for await (const item of read()) {
    const subject = isRecord(item) || isRegister(item) ? reportSourceOfItem(item) : undefined;
    if (subject) subjects.set(reportSourceId(subject), subject);
    if (isCounted(item)) counted.add(reportSourceId(countedEventEntity.schema.parse(item)));
  }
  const missing = [...subjects].flatMap(([id, subject]) => (counted.has(id) ? [] : [subject]));
  for (const subject of missing) {
    await client.send(
      new PutItemCommand({ TableName: name, Item: marshall({ schemaVersion, ...dirtyItem(subject) }) }),
    );
  }
  return missing.length;
};
