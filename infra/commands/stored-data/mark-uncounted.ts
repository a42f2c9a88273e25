import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { registerEntity } from '../../../functions/data/diary/group-items.ts';
import { recordEntity } from '../../../functions/data/records/record.ts';
import { countedYearEntity } from '../../../functions/data/reports/counters.ts';
import { pendingItem } from '../../../functions/data/reports/pending.ts';
import { type Subject, subjectId, subjectOfItem } from '../../../functions/data/reports/subjects.ts';
import { schemaVersion } from '../../../functions/data/table.ts';
import type { Place, ReadItems } from './export-table.ts';
import { isOf } from './recount.ts';
import type { StoredItem } from './stored-item.ts';

const isRecord = isOf(recordEntity);
const isRegister = (item: StoredItem) => isOf(registerEntity)(item);
const isCounted = isOf(countedYearEntity);

/**
 * Marks patients and registers without counted events, those from before there was a report, as pending; the product
 * then counts them.
 */
export const markUncounted = async ({ client, name }: Place, read: ReadItems): Promise<number> => {
  const subjects = new Map<string, Subject>();
  const counted = new Set<string>();
  for await (const item of read()) {
    const subject = isRecord(item) || isRegister(item) ? subjectOfItem(item) : undefined;
    if (subject) subjects.set(subjectId(subject), subject);
    if (isCounted(item)) counted.add(subjectId(countedYearEntity.schema.parse(item)));
  }
  const missing = [...subjects].flatMap(([id, subject]) => (counted.has(id) ? [] : [subject]));
  for (const subject of missing) {
    await client.send(
      new PutItemCommand({ TableName: name, Item: marshall({ schemaVersion, ...pendingItem(subject) }) }),
    );
  }
  return missing.length;
};
