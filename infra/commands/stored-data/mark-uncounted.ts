import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { recordEntity } from '../../../functions/data/records/record.ts';
import { countedYearEntity } from '../../../functions/data/reports/counters.ts';
import { pendingItem } from '../../../functions/data/reports/pending.ts';
import { schemaVersion } from '../../../functions/data/table.ts';
import type { Place, ReadItems } from './export-table.ts';
import { isOf } from './recount.ts';

const isRecord = isOf(recordEntity);
const isCounted = isOf(countedYearEntity);

/** Marks the patients of whom the report counts nothing, as those from before there was one; the product then counts them. */
export const markUncounted = async ({ client, name }: Place, read: ReadItems): Promise<number> => {
  const patients = new Set<string>();
  const counted = new Set<string>();
  for await (const item of read()) {
    if (isRecord(item)) patients.add(String(item.referralId));
    if (isCounted(item)) counted.add(String(item.patientId));
  }
  const missing = [...patients].filter((patientId) => !counted.has(patientId));
  for (const patientId of missing) {
    await client.send(
      new PutItemCommand({ TableName: name, Item: marshall({ schemaVersion, ...pendingItem(patientId) }) }),
    );
  }
  return missing.length;
};
