import type { CheckedRow } from '../../shared/transfer/calls.ts';
import { auditReading } from '../kernel/store/audit.ts';
import type { TransferDependencies, TransferHandlers } from './dependencies.ts';
import { isStored, type Known, prepareRow, type Row, readKnown } from './prepare-row.ts';

const checkRow = async (row: Row, known: Promise<Known>, using: TransferDependencies): Promise<CheckedRow> => {
  const is = (outcome: CheckedRow['outcome'], more: Partial<CheckedRow> = {}): CheckedRow => ({
    row: row.row,
    outcome,
    problems: [],
    likely: [],
    ...more,
  });
  if (await isStored(row, using)) return is('stored');
  const prepared = await prepareRow(row, await known, using);
  if ('problems' in prepared) return is('wrong', { problems: prepared.problems });
  const likely = (await prepared.findLikely?.()) ?? [];
  return likely.length > 0 ? is('duplicate', { likely }) : is('ready');
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
