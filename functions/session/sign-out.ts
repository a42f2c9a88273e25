import type { SessionHandlers } from './dependencies.ts';

export const signOut: SessionHandlers['signOut'] = async ({ caller, auditContext }, { sessions }) => {
  await sessions.end(caller.signIn, auditContext);
  return { status: 200, body: { message: 'You have been signed out.' } };
};
