import { auditKindOf, handlerChecksAccess, handlerFindsRecord, noRecord } from '../../../shared/kernel/call.ts';
import { auditReading } from '../store/audit.ts';
import { sessionTable, startAudit } from './admit-call.ts';
import type { CallEvent, CallMiddleware, Result } from './call-event.ts';

// The record that the path names; where the handler finds whose it is, that one.
const recordOf = ({ id, patientId, recordId = patientId }: Record<string, string>): string | undefined =>
  id ?? (recordId === noRecord ? undefined : recordId);

/**
 * Calls that change something, or look for somebody by a body, and first read what they are about: their reads run beside the
 * check of the session. They write by `commitAudited`, which waits until the session is admitted. Where they send an email or
 * write a file, they wait for `auditContext.admission` before it.
 */
const readingAhead: ReadonlySet<string> = new Set([
  'addDocument',
  'addMember',
  'amendCaseNote',
  'answerReferrer',
  'askForAnswers',
  'askHandOver',
  'assignStaff',
  'beginExport',
  'bookAppointment',
  'callOffDate',
  'cancelAppointment',
  'changeGroup',
  'changeMember',
  'changeTask',
  'checkRows',
  'closeEpisode',
  'correctResult',
  'createGroup',
  'createTask',
  'deactivatePatient',
  'deactivateReferral',
  'decideReferral',
  'deleteContact',
  'deleteDocument',
  'findLikelyPatients',
  'finishTask',
  'handOver',
  'handleContact',
  'joinReferral',
  'linkContact',
  'markDanger',
  'markDocument',
  'moveAppointment',
  'openRecord',
  'openRestrictedDocument',
  'openRestrictedNote',
  'reactivatePatient',
  'readExport',
  'recordAppointment',
  'recordCall',
  'renameDocument',
  'reopenEpisode',
  'respondToAlert',
  'reviewAlert',
  'revokeSelfCompletion',
  'saveRegister',
  'saveResult',
  'saveSafetyPlan',
  'saveSettings',
  'separateReferral',
  'startEpisode',
  'storeRows',
  'takeBackDate',
  'takeOn',
  'unassignStaff',
  'updateExternalReferral',
  'updatePatient',
  'withdrawCaseNote',
  'writeCsv',
]);

/** Calls that may run during the check of the session: readings. An export may write a file, so it waits unless it is named above. */
const mayReadAhead = ({ name, call }: CallEvent['found']): boolean =>
  readingAhead.has(name) || (call.method === 'GET' && call.audit !== 'export');

/**
 * Readings of which the session and the records that the request names decide alone: their entry is put beside what they read.
 * Where the handler finds whose it is, it may be a refusal yet; what writes a file is entered with what it did.
 */
const isEnteredAhead = ({ call }: CallEvent['found']): boolean =>
  call.method === 'GET' && !handlerFindsRecord(call) && auditKindOf(call) !== 'export' && auditKindOf(call) !== 'none';

/**
 * Adds the audit event of a staff call. A reading is added here, once the session is admitted and before it is answered: of
 * one that fails there is an entry and no answer, never the other way round. A change adds its own in its own transaction,
 * with the `auditContext` that it is handed.
 *
 * @throws Error when a change was made without an audit event: it is not answered.
 */
export const auditCall = (): CallMiddleware => ({
  before: async ({ event }) => {
    const { found, caller, session, request } = event;
    if (!caller || !session) return;
    const auditContext = startAudit(event, caller, session);
    event.request = { ...request, auditContext, access: session.access };
    if (isEnteredAhead(found)) {
      event.entered = auditReading(sessionTable(), auditContext, recordOf(request.params));
      // Awaited before anything is answered; until then a rejection is not unhandled.
      event.entered.catch(() => {});
    }
    if (!mayReadAhead(found)) await session.admission;
  },
  after: async ({ event, response }) => {
    const { found, session, request, entered } = event;
    const { auditContext, params } = request;
    if (!auditContext || !session) return;
    const { status } = response as Extract<Result, { status: number }>;
    await session.admission;
    if (handlerChecksAccess(found.call) && status < 300 && !session.access.asked)
      throw new Error('A record was read or written without asking whether it may be opened');
    const isReading = found.call.method === 'GET';
    const enterNow = isReading && !entered && !auditContext.written;
    const record = session.access.subject ?? recordOf(params);
    // A change that was made is answered as made, even if it ended this very session.
    const counted = isReading ? session.counted : Promise.allSettled([session.counted]);
    await Promise.all([counted, enterNow ? auditReading(sessionTable(), auditContext, record) : entered]);
    if (!auditContext.written && (isReading || status < 300))
      throw new Error('Something was done that is not in the audit log');
  },
  onError: async ({ event }) => {
    // The function may be frozen as soon as it has answered.
    await Promise.allSettled([event.entered]);
  },
});
