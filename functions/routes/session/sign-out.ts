import type { session } from '../../../shared/api/session.ts';
import type { Handler } from '../../lib/handler.ts';
import type { SessionDependencies } from './dependencies.ts';

export const signOut: Handler<typeof session.signOut, SessionDependencies> = async (
  { caller, trace },
  { sessions },
) => {
  await sessions.end(caller.signIn, trace);
  return { status: 200, body: { message: 'You have been signed out.' } };
};
