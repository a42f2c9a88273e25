import { sessionCalls } from '../../../../shared/session/calls.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { rememberDevice } from '../../kernel/session/browser-storage.ts';
import { readAccessToken } from '../../kernel/session/cognito.ts';
import { connectSession, currentSession } from '../../kernel/session/current-session.ts';

/** Remembers this browser. If that fails, a code is asked for next time, which is no reason to refuse this sign-in. */
export const rememberBrowser = async (): Promise<void> => {
  const before = currentSession();
  connectSession({ ...before, accessToken: readAccessToken, refused: () => undefined });
  const answer = await send(sessionCalls.rememberBrowser, {});
  connectSession(before);
  if (answer.status === 200) rememberDevice(Date.parse(answer.body.until));
};
