import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DocumentFault } from '../../../shared/domain/document-policy.ts';
import { parseItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { queryItems } from '../query-items.ts';
import { type DocumentWork, documentEntity, documentWorkEntity } from './document-items.ts';

/** Two runs may overlap: work that the other has done counts as done. */
const unlessRefused = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

/** Whether it is still the work that was read. */
const unchanged = ({ patientId, work }: Pick<DocumentWork, 'patientId' | 'work'>, values: Record<string, unknown>) => ({
  ConditionExpression: 'patientId = :patientId AND #work = :work',
  ExpressionAttributeNames: { '#work': 'work' },
  ExpressionAttributeValues: { ...values, ':patientId': patientId, ':work': work },
});

/** The work to be done on the files of documents. */
export const createDocumentWorkStore = (table: Table) => ({
  /** All of it, the oldest first: also what is not due, since it would stand before what is. */
  async list(): Promise<DocumentWork[]> {
    const items = await queryItems(table, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': documentWorkEntity.key('').pk },
      ConsistentRead: true,
    });
    return items.map((item) => parseItem(documentWorkEntity, item));
  },

  /** Puts work back until a time. Refused, and so due, when it was requested anew meanwhile. */
  async postpone({ documentId, ...one }: DocumentWork, lookAt: string, isAbsent: boolean): Promise<void> {
    await unlessRefused(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: documentWorkEntity.key(documentId),
          UpdateExpression: 'SET lookAt = :lookAt, isAbsent = :isAbsent',
          ...unchanged(one, { ':lookAt': lookAt, ':isAbsent': isAbsent }),
        }),
      ),
    );
  },

  /** Counts an attempt before it is made, so that one that ends the whole function is counted too. */
  async begin({ documentId }: DocumentWork): Promise<boolean> {
    return await unlessRefused(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: documentWorkEntity.key(documentId),
          UpdateExpression: 'ADD tries :one',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':one': 1 },
        }),
      ),
    );
  },

  /**
   * Refused, and so still to do, when the work was requested anew meanwhile: for another record, or to remove the
   * file.
   */
  async end({ documentId, ...one }: DocumentWork): Promise<void> {
    await unlessRefused(
      table.client.send(
        new DeleteCommand({ TableName: table.name, Key: documentWorkEntity.key(documentId), ...unchanged(one, {}) }),
      ),
    );
  },

  /** Records the outcome of a check; false when the document no longer exists, or was checked before. */
  async settle(
    { patientId, documentId }: DocumentWork,
    outcome: { storedAs: string; bytes: number } | { fault: DocumentFault },
  ): Promise<boolean> {
    const entries = Object.entries(outcome);
    return await unlessRefused(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: documentEntity.key({ patientId, documentId }),
          UpdateExpression: `SET ${entries.map((_, index) => `#n${index} = :v${index}`).join(', ')}`,
          ConditionExpression:
            'attribute_exists(pk) AND attribute_not_exists(storedAs) AND attribute_not_exists(fault)',
          ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#n${index}`, name])),
          ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], index) => [`:v${index}`, value])),
        }),
      ),
    );
  },
});
