import { pageSize } from '../../shared/kernel/page.ts';
import type { TransferRow } from '../../shared/transfer/calls.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import type { TransferHandlers } from './dependencies.ts';
import type { StoredExport, StoredImport } from './store/import-items.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const { all: withAuthors } = namingStaff(
  ({ by }: StoredImport | StoredExport) => [by],
  (stored, nameOf): TransferRow => {
    const by = nameOf(stored.by);
    if ('exportId' in stored) return { ...stored, by };
    const { batches, version: _, ...listed } = stored;
    const came = Object.values(batches);
    return {
      ...listed,
      by,
      stored: sum(came.map((one) => one.stored)),
      failed: sum(came.map((one) => one.failed)),
    };
  },
);

export const listTransfers: TransferHandlers['listTransfers'] = async ({ params: { page } }, { transfers, staff }) => {
  const { content, ...rest } = await transfers.list({ page, size: pageSize });
  return { status: 200, body: { ...rest, content: await withAuthors(content, { staff }) } };
};
