import * as z from 'zod';
import { importKinds } from '../../../shared/transfer/column.ts';
import { type CountedList, instantLevels, organisationShards } from '../../kernel/store/counted-list.ts';
import { type Entity, nobodysData } from '../../kernel/store/entity.ts';

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
  key: (importId) => ({ pk: `IMPORT#${importId}`, sk: 'IMPORT' }),
  idTemplate: '{importId}',
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
  key: (exportId) => ({ pk: `EXPORT#${exportId}`, sk: 'EXPORT' }),
  idTemplate: '{exportId}',
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
  levels: instantLevels,
  shards: organisationShards,
};
