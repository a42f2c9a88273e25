import { ulid } from 'ulid';
import * as z from 'zod';
import { type ImportKind, importKinds } from '../../../shared/transfer/column.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { addToList, type CountedList, ofOrganisation } from '../../kernel/store/counted-list.ts';
import { type Entity, keyPattern, nobodysData, parseOr, readItem, readItemCached } from '../../kernel/store/entity.ts';
import { create, put, replace } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import { readPage } from '../../kernel/store/read-counted-list.ts';

/** The outcomes of the rows of one request, by its number in the file. */
const batches = z.record(z.string(), z.object({ stored: z.int().min(0), failed: z.int().min(0) }));

const storedImport = z.object({
  importId: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  /** The rows of the file, whatever their outcome. */
  rows: z.int().min(1),
  startedAt: z.iso.datetime(),
  /** The `sub` of the account. */
  by: z.string(),
  batches,
  version: z.int().min(1),
});
export type StoredImport = z.infer<typeof storedImport>;

/** An imported file, known by its content: the same file is the same import. None of its words are stored here. */
export const importEntity: Entity<string, typeof storedImport> = {
  name: 'Import',
  key: keyPattern('IMPORT#{importId}', 'IMPORT'),
  dataSubject: { account: ['by'] },
  schema: storedImport,
};

const storedExport = z.object({
  exportId: z.ulid(),
  reason: z.string(),
  startedAt: z.iso.datetime(),
  by: z.string(),
});
export type StoredExport = z.infer<typeof storedExport>;

/** An export of everything: who made it, and why. */
export const exportEntity: Entity<string, typeof storedExport> = {
  name: 'Export of everything',
  key: keyPattern('EXPORT#{exportId}', 'EXPORT'),
  dataSubject: { account: ['by'] },
  schema: storedExport,
};

const listed = z.object({ importId: z.string().optional(), exportId: z.string().optional() });

/** Imports and exports, the latest first. */
export const transferList: CountedList<typeof listed> = {
  name: 'transfers',
  sort: '{at}#{transferId}',
  dataSubject: nobodysData,
  entry: { name: 'Import or export, as listed', schema: listed },
  ...ofOrganisation,
};

type File = { importId: string; kind: ImportKind; fileName: string; rows: number };
/** The outcomes of one request, by the number of its first row. */
type Batch = { number: number; stored: number; failed: number };

const list = (at: string, id: string, row: { importId?: string; exportId?: string }) =>
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
          : [create(importEntity, importId, after), ...list(at, importId, { importId })],
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
      [put(exportEntity, exportId, { exportId, reason, startedAt: at, by }), ...list(at, exportId, { exportId })],
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
