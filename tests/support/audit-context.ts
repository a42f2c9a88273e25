import { randomUUID } from 'node:crypto';
import type { AuditContext } from '../../functions/kernel/store/audit.ts';

/** The context of a call that somebody makes now. */
export const makeAuditContext = (call = 'test'): AuditContext => ({
  at: new Date().toISOString(),
  requestId: randomUUID(),
  username: 'somebody',
  role: 'ROLE_STAFF',
  call,
  written: false,
});
