import { noRecord } from '../../shared/api/drafts.ts';
import { auditReading } from '../data/audit.ts';
import type { CallEvent, CallMiddleware, Result } from './call-event.ts';
import { sessionTable } from './session-table.ts';
import { startAudit } from './start-audit.ts';

// The parameters by which a path names one record.
const recordOf = ({ id, patientId, recordId = patientId }: Record<string, string>): string | undefined =>
  id ?? (recordId === noRecord ? undefined : recordId);

/**
 * Calls that change something and first read what it is about. All that they write is one transaction by `commitAudited`,
 * which waits until the session is admitted; what they read is asked for beside the session.
 */
const readingAhead: ReadonlySet<string> = new Set([
  'amendCaseNote',
  'assignStaff',
  'changeTask',
  'correctResult',
  'deactivatePatient',
  'deactivateReferral',
  'deleteContact',
  'finishTask',
  'handleContact',
  'linkContact',
  'reactivatePatient',
  'respondToAlert',
  'reviewAlert',
  'saveResult',
  'saveSafetyPlan',
  'unassignStaff',
  'updateExternalReferral',
  'updatePatient',
]);

/** A reading changes nothing, and may be made while the session is asked for; an export is a file that is written. */
const mayReadAhead = ({ name, call }: CallEvent['found']): boolean =>
  readingAhead.has(name) || (call.method === 'GET' && call.audit !== 'export');

/**
 * Keeps the audit log of what staff do. A reading is put on it here, once the session is admitted and before it is
 * answered; a change puts itself on it in its own transaction, with the auditContext it is handed, and is not answered if
 * it did not.
 */
export const auditCall = (): CallMiddleware => ({
  before: async ({ event }) => {
    const { found, caller, session, request } = event;
    if (!caller || !session) return;
    const auditContext = startAudit(event, caller, session);
    event.request = { ...request, auditContext };
    if (!mayReadAhead(found)) await session.admission;
  },
  after: async ({ event, response }) => {
    const { found, session, request } = event;
    const { auditContext, params } = request;
    if (!auditContext || !session) return;
    const { status } = response as Extract<Result, { status: number }>;
    await session.admission;
    const reading = found.call.method === 'GET' && !auditContext.written;
    // A change that is made is answered as made, also when it was to end this very session.
    const counted = found.call.method === 'GET' ? session.counted : Promise.allSettled([session.counted]);
    await Promise.all([counted, reading && auditReading(sessionTable(), auditContext, recordOf(params))]);
    if (!auditContext.written && (reading || status < 300))
      throw new Error('Something was done that is not in the audit log');
  },
});
