import type { DocumentFault } from '../../../shared/documents/document-policy.ts';
import { parseItem } from '../../kernel/store/entity.ts';
import { patch, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { commitOne } from '../../kernel/store/write.ts';
import { type DocumentWork, documentEntity, documentWorkEntity } from './document-items.ts';

/** The condition that it is still the work that was read. */
const unchanged = ({ patientId, work }: DocumentWork) => ({ equals: { patientId, work } });

/** The work to be done on the files of documents. Two runs may overlap: work that the other has done counts as done. */
export const createDocumentWorkStore = (table: Table) => ({
  /** All of it, the oldest first: also what is not due, since it would stand before what is. */
  async list(): Promise<DocumentWork[]> {
    const items = await readPartition(table, documentWorkEntity.key('').pk);
    return items.map((item) => parseItem(documentWorkEntity, item));
  },

  /** Puts work back until a time. Refused, and so due, when it was requested anew meanwhile. */
  async postpone(one: DocumentWork, lookAt: string, isAbsent: boolean): Promise<void> {
    const postponed = { set: { lookAt, isAbsent } };
    await commitOne(table, patch(documentWorkEntity, one.documentId, postponed, unchanged(one)));
  },

  /** Counts an attempt before it is made, so that one that ends the whole function is counted too. */
  begin: ({ documentId }: DocumentWork): Promise<boolean> =>
    commitOne(table, patch(documentWorkEntity, documentId, { add: { tries: 1 } }, { exists: true })),

  /**
   * Refused, and so still to do, when the work was requested anew meanwhile: for another record, or to remove the
   * file.
   */
  async end(one: DocumentWork): Promise<void> {
    await commitOne(table, remove(documentWorkEntity, one.documentId, unchanged(one)));
  },

  /** Records the outcome of a check; false when the document no longer exists, or was checked before. */
  settle: (
    id: DocumentWork,
    outcome: { storedAs: string; bytes: number } | { fault: DocumentFault },
  ): Promise<boolean> =>
    commitOne(table, patch(documentEntity, id, { set: outcome }, { exists: true, absent: ['storedAs', 'fault'] })),
});
