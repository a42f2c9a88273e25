import { noRecord } from '../../shared/api/drafts.ts';
import { auditReading } from '../data/audit.ts';
import type { CallMiddleware, Result } from './call-event.ts';
import { sessionTable } from './session-table.ts';
import { startAudit } from './start-audit.ts';

// The parameters by which a path names one record.
const recordOf = ({ id, referralId }: Record<string, string>): string | undefined =>
  id ?? (referralId === noRecord ? undefined : referralId);

/**
 * Keeps the audit log of what staff do. A reading is put on it here, before anything is read; a change puts itself on it in
 * its own transaction, with the auditContext it is handed, and is not answered if it did not.
 */
export const auditCall = (): CallMiddleware => ({
  before: async ({ event }) => {
    const { found, caller, request } = event;
    if (!caller) return;
    const auditContext = startAudit(event, caller);
    event.request = { ...request, auditContext };
    if (found.call.audit === 'none') auditContext.written = true;
    if (found.call.method !== 'GET' || auditContext.written) return;
    await auditReading(sessionTable(), auditContext, recordOf(request.params));
  },
  after: ({ event, response }) => {
    const { auditContext } = event.request;
    const { status } = response as Extract<Result, { status: number }>;
    if (auditContext && !auditContext.written && status < 300)
      throw new Error('A change was made that is not in the audit log');
  },
});
