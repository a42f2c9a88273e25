import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readStored } from '../../erasure/stored/read-stored.ts';
import { connectTable } from '../../kernel/store/open-table.ts';
import { collectPack } from '../collect-pack.ts';
import { packExpiry, putPackItem } from '../store/packs.ts';
import { noteCollected, readAskedPacks } from '../store/privacy-cases.ts';

/**
 * Collects what is stored about each person for whom a copy was asked. What is about somebody is found everywhere, so it reads
 * the whole table; it does so only where there is something to do, and answers nobody. One that is interrupted begins
 * again with the next run, and writes the same items.
 */
export const handler = async (): Promise<{ collected: number }> => {
  const table = connectTable();
  const asked = await readAskedPacks(table);
  for (const { caseId, patientId, pack } of asked) {
    const now = new Date();
    const read = readStored({ client: new DynamoDBClient({}), name: table.name });
    const items = await collectPack(read, patientId);
    const expiresAt = packExpiry(now);
    for (const [number, item] of items.entries())
      await putPackItem(table, pack.packId, { ...item, patientId, number, expiresAt });
    await noteCollected(table, caseId, { ...pack, collectedAt: now.toISOString(), items: items.length }, pack);
  }
  return { collected: asked.length };
};
