import type { SessionHandlers } from './dependencies.ts';

// `authorise` has already extended the session.
export const extendSession: SessionHandlers['extendSession'] = async ({ caller: { username, role } }) => ({
  status: 200,
  body: { username, role },
});
