import { readTotal } from '../kernel/store/read-counted-list.ts';
import { messageList } from '../messages/store/contact-message-items.ts';
import { patientLists } from '../patients/store/patient-lists.ts';
import type { TransferHandlers } from './dependencies.ts';

export const beginExport: TransferHandlers['beginExport'] = async ({ body, auditContext }, { table, transfers }) => {
  const [patients, messages] = await Promise.all([readTotal(table, patientLists.all), readTotal(table, messageList)]);
  return {
    status: 201,
    body: { exportId: await transfers.beginExport(body.reason, auditContext), patients, messages },
  };
};
