import type { AuditContext } from '../data/audit.ts';
import type { CallEvent } from './call-event.ts';
import type { Caller } from './handler.ts';

/** What the audit log will say of a call: who makes it, and when. */
export const startAudit = (
  { found, requestContext }: Pick<CallEvent, 'found' | 'requestContext'>,
  { username, role }: Pick<Caller, 'username' | 'role'>,
): AuditContext => ({
  at: new Date().toISOString(),
  requestId: requestContext.requestId,
  username,
  role,
  call: found.name,
  written: false,
});
