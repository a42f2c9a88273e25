import { backgroundHeader } from '../../shared/api/call.ts';
import { roleMay } from '../../shared/domain/permissions.ts';
import { findStaffRole } from '../../shared/domain/roles.ts';
import { auditRefusal } from '../data/audit.ts';
import { createSessionStore } from '../data/sessions.ts';
import type { CallMiddleware } from './call-event.ts';
import { readClient } from './client.ts';
import { HttpError } from './http-error.ts';
import { sessionTable } from './session-table.ts';
import { startAudit } from './start-audit.ts';
import { verifyAccessToken } from './verify-access-token.ts';

const notAllowed = 'Sorry, you are not allowed to do this.';
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/**
 * The one gate. The gateway's authorizer has checked the token before; it is checked again here, so that a route that
 * lost its authorizer gives nothing away. A token that is in order still has to belong to a session that is open. Who is
 * signed in and may not make the call is in the audit log.
 */
export const authorise = (): CallMiddleware => ({
  before: async ({ event }) => {
    const { permission, keepsSession } = event.found.call;
    if (permission === 'public') return;
    const token = bearer.exec(event.headers.authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : await verifyAccessToken(token);
    // Without the id of its sign-in, a token would share one session with all others that have none.
    if (typeof claims?.origin_jti !== 'string') throw new HttpError(401, 'Please sign in.');
    const role = findStaffRole(claims['cognito:groups'] ?? []);
    if (!role) throw new HttpError(403, notAllowed);
    const { username, origin_jti: originJti } = claims;
    const signIn = { username, originJti, authTime: claims.auth_time * 1000 };
    const extend = event.headers[backgroundHeader] === undefined;
    const { network } = readClient(event);
    const use = { now: Date.now(), extend, network, exact: keepsSession === true };
    if (!(await createSessionStore(sessionTable()).admit(signIn, use))) {
      throw new HttpError(401, 'Your session has ended. Please sign in again.');
    }
    if (!roleMay(role, permission)) {
      await auditRefusal(sessionTable(), startAudit(event, { username, role }));
      throw new HttpError(403, notAllowed);
    }
    event.caller = { username, role, signIn };
  },
});
