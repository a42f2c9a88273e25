import { asksItself } from '../../shared/api/call.ts';
import { noRecord } from '../../shared/api/drafts.ts';
import { auditReading } from '../data/audit.ts';
import type { CallEvent, CallMiddleware, Result } from './call-event.ts';
import { sessionTable } from './session-table.ts';
import { startAudit } from './start-audit.ts';

// The record that the path names.
const recordOf = ({ id, patientId, recordId = patientId }: Record<string, string>): string | undefined =>
  id ?? (recordId === noRecord ? undefined : recordId);

/**
 * Calls that change something and first read what they are about. They write everything in one transaction by
 * `commitAudited`, which waits until the session is admitted; their reads run beside the check of the session.
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

/** Calls that may run during the check of the session: readings. An export writes a file, so it waits. */
const mayReadAhead = ({ name, call }: CallEvent['found']): boolean =>
  readingAhead.has(name) || (call.method === 'GET' && call.audit !== 'export');

/**
 * Adds the audit event of a staff call. That of a reading is added here, once the session is admitted and before it is
 * answered. A change adds its own in its own transaction, through its `auditContext`.
 *
 * @throws Error when a change was made without an audit event: it is not answered.
 */
export const auditCall = (): CallMiddleware => ({
  before: async ({ event }) => {
    const { found, caller, session, request } = event;
    if (!caller || !session) return;
    const auditContext = startAudit(event, caller, session);
    event.request = { ...request, auditContext, access: session.access };
    if (!mayReadAhead(found)) await session.admission;
  },
  after: async ({ event, response }) => {
    const { found, session, request } = event;
    const { auditContext, params } = request;
    if (!auditContext || !session) return;
    const { status } = response as Extract<Result, { status: number }>;
    await session.admission;
    if (asksItself(found.call) && status < 300 && !session.access.asked)
      throw new Error('A record was read or written without asking whether it may be opened');
    const reading = found.call.method === 'GET' && !auditContext.written;
    // A change that was made is answered as made, even if it ended its own session.
    const counted = found.call.method === 'GET' ? session.counted : Promise.allSettled([session.counted]);
    await Promise.all([counted, reading && auditReading(sessionTable(), auditContext, recordOf(params))]);
    if (!auditContext.written && (reading || status < 300))
      throw new Error('Something was done that is not in the audit log');
  },
});
