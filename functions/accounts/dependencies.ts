import { verifyAccessToken } from '../kernel/http/verify-access-token.ts';
import { createSelfService } from '../kernel/identity/self-service.ts';
import { createSignIn } from '../kernel/identity/sign-in.ts';
import { readAnswerMilliseconds } from '../kernel/lib/with-minimum-duration.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createSessionStore } from '../kernel/store/sessions.ts';
import { commit } from '../kernel/store/write.ts';
import { createInvitationStore } from './store/invitations.ts';
import { createSignUpPermitStore } from './store/sign-up-permits.ts';

export const makeDependencies = () => {
  const table = connectTable();
  const sessions = createSessionStore(table);
  return {
    pool: createSignIn(),
    userAccounts: createSelfService(),
    permits: createSignUpPermitStore(table),
    invitations: createInvitationStore(table),
    limits: createLimitStore(table),
    knowsNetwork: sessions.knowsNetwork,
    /** The minimum duration of every answer about an address. */
    answerMilliseconds: readAnswerMilliseconds(),
    revokeSessions: (username: string) => commit(table, [sessions.revokeSessions(username, Date.now())]),
    verifyAccessToken,
  };
};
export type AccountsDependencies = ReturnType<typeof makeDependencies>;
