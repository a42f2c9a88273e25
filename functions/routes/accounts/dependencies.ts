import * as z from 'zod';
import { sessionPolicy } from '../../../shared/domain/session-policy.ts';
import { createLimitStore, type LimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { createSessionStore, type SessionStore } from '../../data/sessions.ts';
import { createSignUpPermitStore, type SignUpPermitStore } from '../../data/sign-up-permits.ts';
import { commit } from '../../data/write.ts';
import { verifyAccessToken } from '../../http/verify-access-token.ts';
import { createSelfService, type RevokeSessions, type SelfService } from '../../identity/self-service.ts';
import { createSignIn, type UserPool } from '../../identity/sign-in.ts';
import { readEnvironment } from '../../lib/environment.ts';

export type AccountsDependencies = {
  pool: UserPool;
  userAccounts: SelfService;
  permits: Pick<SignUpPermitStore, 'give'>;
  limits: LimitStore;
  /** How often one address may be written to, or tried with a code, in the window of the session policy. */
  timesInWindow: number;
  /** Every answer about an address takes at least so long. */
  answerMilliseconds: number;
  revokeSessions: RevokeSessions;
  verifyAccessToken: typeof verifyAccessToken;
};

const environment = z.object({
  TRIES_IN_WINDOW: z.coerce.number().int().default(sessionPolicy.mailsInWindow),
  ANSWER_MILLISECONDS: z.coerce.number().int().default(1500),
});

export const makeDependencies = (): AccountsDependencies => {
  const table = connectTable();
  const sessions: Pick<SessionStore, 'revokeSessions'> = createSessionStore(table);
  const { TRIES_IN_WINDOW, ANSWER_MILLISECONDS } = readEnvironment(environment);
  return {
    pool: createSignIn(),
    userAccounts: createSelfService(),
    permits: createSignUpPermitStore(table),
    limits: createLimitStore(table),
    timesInWindow: TRIES_IN_WINDOW,
    answerMilliseconds: ANSWER_MILLISECONDS,
    revokeSessions: (username) => commit(table, [sessions.revokeSessions(username, Date.now())]),
    verifyAccessToken,
  };
};
