import { findStaffRole } from '../../../shared/domain/roles.ts';
import type { CallMiddleware } from './call-event.ts';
import { Refusal } from './refusal.ts';
import { verifyAccessToken } from './verify-access-token.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/**
 * The one gate. The gateway's authorizer has checked the token before; it is checked again here, so that a route that
 * lost its authorizer gives nothing away.
 */
export const authorise = (): CallMiddleware => ({
  before: async ({ event }) => {
    const { roles } = event.found.call;
    if (roles === 'public') return;
    const token = bearer.exec(event.headers.authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : await verifyAccessToken(token);
    if (!claims) throw new Refusal(401, 'Please sign in.');
    const role = findStaffRole(claims['cognito:groups'] ?? []);
    if (!role || !roles.includes(role)) throw new Refusal(403, 'Sorry, you are not allowed to do this.');
    event.caller = { username: claims.username, role };
  },
});
