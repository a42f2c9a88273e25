import { ulid } from 'ulid';
import type { ImportKind } from '../../../shared/transfer/column.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { addToList } from '../../kernel/store/counted-list.ts';
import { parseOr, readItem, readItemCached } from '../../kernel/store/entity.ts';
import { create, put, replace } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import { readPage } from '../../kernel/store/read-counted-list.ts';
import { exportEntity, importEntity, type StoredImport, transferList } from './import-items.ts';

type File = { importId: string; kind: ImportKind; fileName: string; rows: number };
/** The outcomes of one request, by the number of its first row. */
type Batch = { number: number; stored: number; failed: number };

const listed = (at: string, id: string, row: { importId?: string; exportId?: string }) =>
  addToList(transferList, { sort: `${at}#${id}`, row });

/** Imports and exports: by whom and when. */
export const createTransferStore = (table: Table) => ({
  /** Records the outcomes of some rows of a file; sent again, the new ones. The first creates the import. */
  async noteRows(file: File, { number, ...came }: Batch, auditContext: AuditContext): Promise<void> {
    const { at, username: by } = auditContext;
    await contend('an import while its rows were noted', async () => {
      const before = await readItemCached(table, importEntity, file.importId);
      const after: StoredImport = {
        ...(before ?? { ...file, startedAt: at, by, batches: {}, version: 0 }),
        batches: { ...before?.batches, [String(number)]: came },
        version: (before?.version ?? 0) + 1,
      };
      const { importId } = file;
      const { done } = await commitAudited(
        table,
        before
          ? [replace(importEntity, importId, after, { over: { version: before.version } })]
          : [create(importEntity, importId, after), ...listed(at, importId, { importId })],
        auditContext,
      );
      return done ? undefined : again;
    });
  },

  /** Records that everything is exported, and why. */
  async beginExport(reason: string, auditContext: AuditContext): Promise<string> {
    const { at, username: by } = auditContext;
    const exportId = ulid(Date.parse(at));
    await commitAudited(
      table,
      [put(exportEntity, exportId, { exportId, reason, startedAt: at, by }), ...listed(at, exportId, { exportId })],
      auditContext,
    );
    return exportId;
  },

  /** An import, or undefined before its first rows are noted. */
  readImport: (importId: string) => readItem(table, importEntity, importId),

  readExport: (exportId: string) => readItem(table, exportEntity, exportId),

  /** A page of them (`page` is one-based); the latest first. */
  async list(page: { page: number; size: number }) {
    const found = await readPage(table, transferList, page, ({ importId, exportId }) =>
      importId === undefined ? exportEntity.key(String(exportId)) : importEntity.key(String(importId)),
    );
    const items = new Map((await readBatch(table, found.content)).map((item) => [String(item.pk), item]));
    const content = found.content.map(({ pk, sk }) => {
      const item = items.get(pk);
      const unreadable = { transferId: pk, unreadable: true as const };
      if (!item) return unreadable;
      return sk === 'IMPORT'
        ? parseOr(importEntity, item, () => unreadable)
        : parseOr(exportEntity, item, () => unreadable);
    });
    return { ...found, content };
  },
});
