import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { pageNumber, pageOf } from '../kernel/page.ts';
import { problem } from '../kernel/problem.ts';
import { multiLine, oneOf, patternText, singleLine, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { withReferralId } from '../kernel/wire-names.ts';
import { likelyMatch } from '../patients/likely-duplicate.ts';
import { staffUser } from '../patients/record.ts';
import { importKinds, mostRows, rowsAtOnce } from './column.ts';
import { exportParts, exportSheetNames } from './export-sheets.ts';

const chooseAgain = 'Please choose the file again.';
const kind = oneOf(importKinds, 'Please choose what the file is about.');
/** Computed from the content of the file, so that the same file is the same import. */
const importId = patternText(32, /^[0-9a-f]{32}$/, chooseAgain);
const tooMany = `A file has at most ${mostRows} rows. Please divide it.`;

const mostColumns = 200;
const tooWide = `A file has at most ${mostColumns} columns. Please take out those that are not needed.`;

const rowNumber = z.int(chooseAgain).min(1, chooseAgain).max(mostRows, tooMany);
const sentRows = {
  /** The headings of the file, in their order. */
  headings: z.array(singleLine(300)).min(1, chooseAgain).max(mostColumns, tooWide),
  rows: z
    .array(z.strictObject({ row: rowNumber, cells: z.array(multiLine(20_000)).max(mostColumns, tooWide) }))
    .min(1, chooseAgain)
    .max(rowsAtOnce, chooseAgain),
};

const columnProblem = z.object({ column: z.string(), message: z.string() });

/** `ready` can be stored, `stored` was stored before, `duplicate` may be an existing patient, `wrong` has problems. */
const checkedRow = z.object({
  row: z.int(),
  outcome: z.enum(['ready', 'stored', 'duplicate', 'wrong']),
  problems: z.array(columnProblem),
  likely: z.array(likelyMatch),
});
export type CheckedRow = z.infer<typeof checkedRow>;

const storedRow = z.object({
  row: z.int(),
  outcome: z.enum(['stored', 'wrong']),
  problems: z.array(columnProblem),
});
export type StoredRow = z.infer<typeof storedRow>;

const importSummary = z.object({
  importId: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  rows: z.int(),
  startedAt: z.iso.datetime(),
  by: staffUser,
  stored: z.int(),
  failed: z.int(),
});
const exportSummary = z.object({
  exportId: z.string(),
  reason: z.string(),
  startedAt: z.iso.datetime(),
  by: staffUser,
});
/** A row of the list of imports and exports. */
const transferRow = orUnreadable(z.union([importSummary, exportSummary]), 'transferId');
export type TransferRow = z.infer<typeof transferRow>;

export const exportReason = singleLine(500, 'Please say what it is for.');

const ofRows = {
  permission: 'mayImportAndExport',
  params: { kind, importId },
  bodyBytes: 1024 * 1024,
} as const;

/** Files of rows: patients, sessions and scores imported, and everything exported. */
export const transferCalls = {
  /** Checks each row, and writes nothing of it. */
  checkRows: defineCall('POST /api/admin/import/{kind}/{importId}/check', {
    ...ofRows,
    audit: 'reading',
    body: z.strictObject(sentRows),
    replies: { 200: withReferralId(z.object({ rows: z.array(checkedRow) })) },
  }),
  /** Stores each row separately, once, however often it is sent. */
  storeRows: defineCall('POST /api/admin/import/{kind}/{importId}/rows', {
    ...ofRows,
    body: z.strictObject({
      fileName: singleLine(200, chooseAgain),
      /** Rows of the file. */
      total: rowNumber,
      ...sentRows,
    }),
    replies: { 200: z.object({ rows: z.array(storedRow) }) },
  }),
  listTransfers: defineCall('GET /api/admin/transfers/{page}', {
    permission: 'mayImportAndExport',
    params: { page: pageNumber },
    replies: { 200: pageOf(transferRow) },
  }),
  /** Records in the audit log that everything is exported, and why. */
  beginExport: defineCall('POST /api/admin/export', {
    permission: 'mayImportAndExport',
    body: z.strictObject({ reason: exportReason }),
    replies: { 201: z.object({ exportId: z.string(), patients: z.int(), messages: z.int() }) },
  }),
  /** Some rows of each file of a part, after those up to `after`; `next` is where to go on. */
  readExport: defineCall('GET /api/admin/export/{exportId}/{part}/{after}', {
    permission: 'mayImportAndExport',
    audit: 'export',
    params: {
      exportId: ulidText(missing.export),
      part: oneOf(exportParts, 'Please begin the export again.'),
      after: patternText(120, /^[\w:.#~!-]{1,120}$/, 'Please begin the export again.'),
    },
    replies: {
      200: z.object({
        sheets: z.partialRecord(z.enum(exportSheetNames), z.array(z.array(z.string()))),
        /** Records that were read. */
        done: z.int(),
        next: z.string().optional(),
      }),
      404: problem,
    },
  }),
};
