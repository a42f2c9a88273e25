import type { CheckedRow, StoredRow } from '../../shared/transfer/calls.ts';
import { type AuditContext, auditReading } from '../kernel/store/audit.ts';
import { StoreBusy } from '../kernel/store/back-off.ts';
import type { TransferDependencies, TransferHandlers } from './dependencies.ts';
import { isStored, type Known, prepareRow, type Row, readKnown } from './prepare-row.ts';

const checkRow = async (row: Row, known: Promise<Known>, using: TransferDependencies): Promise<CheckedRow> => {
  const checked = { row: row.row, problems: [], likely: [] };
  if (await isStored(row, using)) return { ...checked, outcome: 'stored' };
  const prepared = await prepareRow(row, await known, using);
  if ('problems' in prepared) return { ...checked, outcome: 'wrong', problems: prepared.problems };
  const likely = (await prepared.findLikely?.()) ?? [];
  return { ...checked, likely, outcome: likely.length > 0 ? 'duplicate' : 'ready' };
};

export const checkRows: TransferHandlers['checkRows'] = async (
  { params, body: { headings, rows }, auditContext },
  using,
) => {
  const known = readKnown(using);
  const checks = rows.map((one) => checkRow({ ...params, headings, ...one }, known, using));
  const [checked] = await Promise.all([Promise.all(checks), auditReading(using.table, auditContext), known]);
  return { status: 200, body: { rows: checked } };
};

const busy = 'Somebody else was writing in the same place. Please send this row again.';

/** Stores one row, with an audit event of its own, identified by its request. */
const storeRow = async (
  row: Row,
  auditContext: AuditContext,
  { known, using }: { known: Known; using: TransferDependencies },
): Promise<StoredRow> => {
  const is = (problems: StoredRow['problems']): StoredRow => ({
    row: row.row,
    outcome: problems.length === 0 ? 'stored' : 'wrong',
    problems,
  });
  if (await isStored(row, using)) return is([]);
  const prepared = await prepareRow(row, known, using);
  if ('problems' in prepared) return is(prepared.problems);
  try {
    return is(await prepared.store({ ...auditContext, requestId: `${auditContext.requestId}-${row.row}` }));
  } catch (error) {
    if (error instanceof StoreBusy) return is([{ column: '', message: busy }]);
    throw error;
  }
};

export const storeRows: TransferHandlers['storeRows'] = async (
  { params, body: { fileName, total, headings, rows }, auditContext },
  using,
) => {
  const [known] = await Promise.all([readKnown(using), using.transfers.readImport(params.importId)]);
  const stored: StoredRow[] = [];
  // One after the other: rows of one patient, worker or room write the same items.
  for (const one of rows) stored.push(await storeRow({ ...params, headings, ...one }, auditContext, { known, using }));
  const failed = stored.filter(({ outcome }) => outcome === 'wrong').length;
  const number = Math.min(...rows.map(({ row }) => row));
  const came = { number, stored: stored.length - failed, failed };
  await using.transfers.noteRows({ ...params, fileName, rows: total }, came, auditContext);
  return { status: 200, body: { rows: stored } };
};
