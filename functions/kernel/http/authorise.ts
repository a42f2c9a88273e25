import { roleMay } from '../../../shared/kernel/permissions.ts';
import { findStaffRole } from '../../../shared/kernel/roles.ts';
import { auditRefusal } from '../store/audit.ts';
import { admitCaller, sessionTable, startAudit } from './admit-call.ts';
import type { CallMiddleware } from './call-event.ts';
import { HttpError } from './outcome.ts';
import { verifyAccessToken } from './verify-access-token.ts';

const notAllowed = 'Sorry, you are not allowed to do this.';
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/**
 * Authorisation of every staff call. The gateway's authorizer has verified the token; it is verified again here, so that
 * a route that lost its authorizer gives nothing away. A valid token must also belong to an open session: `admitCall`
 * starts that check, once the request is parsed. A caller whose role may not make the call is refused, with an audit
 * event.
 *
 * @throws HttpError 401 without a valid token, 403 for a role without the permission.
 */
export const authorise = (): CallMiddleware => ({
  before: async ({ event }) => {
    const { permission } = event.found.call;
    if (permission === 'public') return;
    const token = bearer.exec(event.headers.authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : await verifyAccessToken(token);
    // Without a session id, all such tokens would share one session.
    if (typeof claims?.origin_jti !== 'string') throw new HttpError(401, 'Please sign in.');
    const role = findStaffRole(claims['cognito:groups'] ?? []);
    if (!role) throw new HttpError(403, notAllowed);
    const { username, origin_jti: originJti } = claims;
    const device = typeof claims.device_key === 'string' ? claims.device_key : undefined;
    const signIn = { username, originJti, authTime: claims.auth_time * 1000, device };
    const caller = { username, role, signIn, clientId: claims.client_id };
    if (!roleMay(role, permission)) {
      const session = admitCaller(event, caller);
      await Promise.all([session.counted, auditRefusal(sessionTable(), startAudit(event, caller, session))]);
      throw new HttpError(403, notAllowed);
    }
    event.caller = caller;
  },
  // A refused caller learns only that, and nothing of other failures, not even that the request was malformed.
  onError: async (request) => {
    const { event } = request;
    const session = event.session ?? (event.caller && admitCaller(event, event.caller));
    const [admission, counted] = await Promise.allSettled([session?.admission, session?.counted]);
    const refused = [admission, counted].find((one) => one.status === 'rejected');
    if (refused) request.error = refused.reason;
  },
});
