import { backgroundHeader } from '../../shared/api/call.ts';
import { roleMay } from '../../shared/domain/permissions.ts';
import { findStaffRole } from '../../shared/domain/roles.ts';
import { auditRefusal } from '../data/audit.ts';
import { createSessionStore, type SessionStore, type SignIn } from '../data/sessions.ts';
import type { Admission, CallMiddleware } from './call-event.ts';
import { readClient } from './client.ts';
import { HttpError } from './http-error.ts';
import { sessionTable } from './session-table.ts';
import { startAudit } from './start-audit.ts';
import { verifyAccessToken } from './verify-access-token.ts';

const notAllowed = 'Sorry, you are not allowed to do this.';
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

const ended = () => new HttpError(401, 'Your session has ended. Please sign in again.');

/** Begins to ask whether a sign-in is let in; nobody has to wait for it yet. */
const admit = (signIn: SignIn, use: Parameters<SessionStore['check']>[1]): Admission => {
  const checked = createSessionStore(sessionTable()).check(signIn, use);
  const admission = checked.then((found) => {
    if (!found) throw ended();
  });
  const counted = checked.then(async (found) => {
    if (!(await found?.touch())) throw ended();
  });
  // Both are waited for before anything is answered; until then their failure is nobody's surprise.
  admission.catch(() => {});
  counted.catch(() => {});
  return { admission, counted };
};

/**
 * The one gate. The gateway's authorizer has checked the token before; it is checked again here, so that a route that
 * lost its authorizer gives nothing away. A token that is in order still has to belong to a session that is open: that is
 * asked here, beside what the call reads, and waited for by `auditCall` before anything is written or answered. Who is
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
    const device = typeof claims.device_key === 'string' ? claims.device_key : undefined;
    const signIn = { username, originJti, authTime: claims.auth_time * 1000, device };
    const extend = event.headers[backgroundHeader] === undefined;
    const { network } = readClient(event);
    const session = admit(signIn, { now: Date.now(), extend, network, exact: keepsSession === true });
    event.session = session;
    if (!roleMay(role, permission)) {
      await Promise.all([
        session.counted,
        auditRefusal(sessionTable(), startAudit(event, { username, role }, session)),
      ]);
      throw new HttpError(403, notAllowed);
    }
    event.caller = { username, role, signIn, clientId: claims.client_id };
  },
  // Whoever is not let in is told that, and nothing of what went wrong meanwhile.
  onError: async (request) => {
    const [admission, counted] = await Promise.allSettled([
      request.event.session?.admission,
      request.event.session?.counted,
    ]);
    const refused = [admission, counted].find((one) => one.status === 'rejected');
    if (refused) request.error = refused.reason;
  },
});
