import type { AuditContext } from '../store/audit.ts';
import { connectTable, type Table } from '../store/open-table.ts';
import type { Admission, CallEvent } from './call-event.ts';
import type { Caller } from './handler.ts';

let table: Table | undefined;

/** The table client of the middleware: sessions and the audit log. Created by the first call that needs it. */
export const sessionTable = (): Table => {
  table ??= connectTable();
  return table;
};

/** The audit context of a call: its caller and time. Nothing is written before the session is admitted. */
export const startAudit = (
  { found, requestContext }: Pick<CallEvent, 'found' | 'requestContext'>,
  { username, role }: Pick<Caller, 'username' | 'role'>,
  { admission }: Pick<Admission, 'admission'>,
): AuditContext => ({
  at: new Date().toISOString(),
  requestId: requestContext.requestId,
  username,
  role,
  call: found.name,
  written: found.call.audit === 'none',
  admission,
});
