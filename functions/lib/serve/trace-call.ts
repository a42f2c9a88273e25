import { noRecord } from '../../../shared/api/drafts.ts';
import { recordReading, type Trace } from '../../data/audit.ts';
import type { CallMiddleware, Result } from './call-event.ts';
import { gateTable } from './gate-table.ts';

// The parameters by which a path names one record.
const recordOf = ({ id, referralId }: Record<string, string>): string | undefined =>
  id ?? (referralId === noRecord ? undefined : referralId);

/**
 * Keeps the trail of what staff do. A reading is put on it here, before anything is read; a change puts itself on it in
 * its own transaction, with the trace it is handed, and is not answered if it did not.
 */
export const traceCall = (): CallMiddleware => ({
  before: async ({ event }) => {
    const { found, caller, request, requestContext } = event;
    if (!caller) return;
    const { username, role } = caller;
    const at = new Date().toISOString();
    const trace: Trace = { at, requestId: requestContext.requestId, username, role, call: found.name, written: false };
    event.request = { ...request, trace };
    if (found.call.trail === 'none') trace.written = true;
    if (found.call.method !== 'GET' || trace.written) return;
    await recordReading(gateTable(), trace, recordOf(request.params));
  },
  after: ({ event, response }) => {
    const { trace } = event.request;
    const { status } = response as Extract<Result, { status: number }>;
    if (trace && !trace.written && status < 300) throw new Error('A change was made that is not on the trail');
  },
});
