import * as z from 'zod';
import type { accounts } from '../../../shared/api/accounts.ts';
import { organisation } from '../../../shared/organisation.ts';
import { createLimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { createSessionStore } from '../../data/sessions.ts';
import { createSignUpPermitStore } from '../../data/sign-up-permits.ts';
import { commit } from '../../data/write.ts';
import type { Handler } from '../../http/handler.ts';
import { verifyAccessToken } from '../../http/verify-access-token.ts';
import { createSelfService } from '../../identity/self-service.ts';
import { createSignIn } from '../../identity/sign-in.ts';
import { readEnvironment } from '../../lib/environment.ts';

const environment = z.object({
  ANSWER_MILLISECONDS: z.coerce.number().int().default(1500),
});

export const makeDependencies = () => {
  const table = connectTable();
  const sessions = createSessionStore(table);
  const { ANSWER_MILLISECONDS } = readEnvironment(environment);
  return {
    pool: createSignIn(),
    userAccounts: createSelfService(),
    permits: createSignUpPermitStore(table),
    limits: createLimitStore(table),
    knowsNetwork: sessions.knowsNetwork,
    /** Whether the public may make accounts. */
    isSignUpOpen: organisation.publicSignUp,
    /** The minimum duration of every answer about an address. */
    answerMilliseconds: ANSWER_MILLISECONDS,
    revokeSessions: (username: string) => commit(table, [sessions.revokeSessions(username, Date.now())]),
    verifyAccessToken,
  };
};
export type AccountsDependencies = ReturnType<typeof makeDependencies>;
export type AccountsHandler<Name extends keyof typeof accounts> = Handler<
  (typeof accounts)[Name],
  AccountsDependencies
>;
