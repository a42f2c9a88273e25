import type { session } from '../../../shared/api/session.ts';
import type { Handler } from '../../http/handler.ts';

// `authorise` has already extended the session.
export const keepSession: Handler<typeof session.keepSession, unknown> = async ({ caller: { username, role } }) => ({
  status: 200,
  body: { username, role },
});
