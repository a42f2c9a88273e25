import type { SessionHandler } from './dependencies.ts';

export const signOut: SessionHandler<'signOut'> = async ({ caller, auditContext }, { sessions }) => {
  await sessions.end(caller.signIn, auditContext);
  return { status: 200, body: { message: 'You have been signed out.' } };
};
