import type { SessionHandler } from './dependencies.ts';

// `authorise` has already extended the session.
export const keepSession: SessionHandler<'keepSession'> = async ({ caller: { username, role } }) => ({
  status: 200,
  body: { username, role },
});
