import * as z from 'zod';
import { organisation } from '../../../shared/organisation.ts';
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
  knowsNetwork: SessionStore['knowsNetwork'];
  /** Whether the public may make accounts. */
  isSignUpOpen: boolean;
  /** The minimum duration of every answer about an address. */
  answerMilliseconds: number;
  revokeSessions: RevokeSessions;
  verifyAccessToken: typeof verifyAccessToken;
};

const environment = z.object({
  ANSWER_MILLISECONDS: z.coerce.number().int().default(1500),
});

export const makeDependencies = (): AccountsDependencies => {
  const table = connectTable();
  const sessions: Pick<SessionStore, 'revokeSessions' | 'knowsNetwork'> = createSessionStore(table);
  const { ANSWER_MILLISECONDS } = readEnvironment(environment);
  return {
    pool: createSignIn(),
    userAccounts: createSelfService(),
    permits: createSignUpPermitStore(table),
    limits: createLimitStore(table),
    knowsNetwork: sessions.knowsNetwork,
    isSignUpOpen: organisation.publicSignUp,
    answerMilliseconds: ANSWER_MILLISECONDS,
    revokeSessions: (username) => commit(table, [sessions.revokeSessions(username, Date.now())]),
    verifyAccessToken,
  };
};
