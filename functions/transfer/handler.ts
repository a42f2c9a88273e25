import { pageSize } from '../../shared/kernel/page.ts';
import { type TransferRow, transferCalls } from '../../shared/transfer/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import { readTotal } from '../kernel/store/read-counted-list.ts';
import { messageList } from '../messages/store/contact-message-items.ts';
import { patientLists } from '../patients/store/patient-lists.ts';
import { makeDependencies, type TransferHandlers } from './dependencies.ts';
import { checkRows, storeRows } from './import-rows.ts';
import { readExport } from './read-export.ts';
import type { StoredExport, StoredImport } from './store/transfers.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const { all: withAuthors } = namingStaff(
  ({ by }: StoredImport | StoredExport) => [by],
  (stored, nameOf): TransferRow => {
    const by = nameOf(stored.by);
    if ('exportId' in stored) return { ...stored, by };
    const { batches, version: _, ...listed } = stored;
    const came = Object.values(batches);
    return { ...listed, by, stored: sum(came.map((one) => one.stored)), failed: sum(came.map((one) => one.failed)) };
  },
);

const handlers: TransferHandlers = {
  beginExport: async ({ body, auditContext }, { table, transfers }) => {
    const [patients, messages] = await Promise.all([readTotal(table, patientLists.all), readTotal(table, messageList)]);
    const exportId = await transfers.beginExport(body.reason, auditContext);
    return { status: 201, body: { exportId, patients, messages } };
  },
  checkRows,
  listTransfers: async ({ params: { page } }, { transfers, staff }) => {
    const { content, ...rest } = await transfers.list({ page, size: pageSize });
    return { status: 200, body: { ...rest, content: await withAuthors(content, { staff }) } };
  },
  readExport,
  storeRows,
};

export const handler = serve(transferCalls, handlers, makeDependencies);
