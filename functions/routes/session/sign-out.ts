import type { session } from '../../../shared/api/session.ts';
import type { Handler } from '../../http/handler.ts';
import type { SessionDependencies } from './dependencies.ts';

export const signOut: Handler<typeof session.signOut, SessionDependencies> = async (
  { caller, auditContext },
  { sessions },
) => {
  await sessions.end(caller.signIn, auditContext);
  return { status: 200, body: { message: 'You have been signed out.' } };
};
