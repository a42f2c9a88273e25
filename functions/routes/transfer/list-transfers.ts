import type { StaffUser } from '../../../shared/api/record.ts';
import type { TransferRow } from '../../../shared/api/transfer.ts';
import { pageSize } from '../../../shared/domain/page.ts';
import type { StoredExport, StoredImport } from '../../data/transfer/import-items.ts';
import type { TransferHandler } from './dependencies.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const present = (stored: StoredImport | StoredExport, names: ReadonlyMap<string, StaffUser>): TransferRow => {
  const by = names.get(stored.by) ?? { id: stored.by, firstName: '', lastName: '' };
  if ('exportId' in stored) return { ...stored, by };
  const { batches, version: _, ...listed } = stored;
  const came = Object.values(batches);
  return {
    ...listed,
    by,
    stored: sum(came.map((one) => one.stored)),
    failed: sum(came.map((one) => one.failed)),
  };
};

export const listTransfers: TransferHandler<'listTransfers'> = async ({ params: { page } }, { transfers, staff }) => {
  const { content, ...rest } = await transfers.list({ page, size: pageSize });
  const names = await staff.name(content.flatMap((one) => ('by' in one ? [one.by] : [])));
  return {
    status: 200,
    body: { ...rest, content: content.map((one) => ('unreadable' in one ? one : present(one, names))) },
  };
};
