import * as z from 'zod';
import { type Limits, openLimits } from '../../data/limits.ts';
import { openTable } from '../../data/open-table.ts';
import { openSessions, type Sessions } from '../../data/sessions.ts';
import { openSignUpPermits, type SignUpPermits } from '../../data/sign-up-permits.ts';
import { commit } from '../../data/write.ts';
import { readEnvironment } from '../../lib/environment.ts';
import { verifyAccessToken } from '../../lib/serve/verify-access-token.ts';
import { type Bar, openUserAccounts, type UserAccounts } from '../../lib/user-accounts.ts';
import { openUserPool, type UserPool } from '../../lib/user-pool.ts';

export type AccountsDependencies = {
  pool: UserPool;
  userAccounts: UserAccounts;
  permits: Pick<SignUpPermits, 'give'>;
  limits: Limits;
  /** How often one address may be written to, or tried with a code, in 15 minutes. */
  timesIn15Minutes: number;
  /** Every answer about an address takes at least so long. */
  answerMilliseconds: number;
  bar: Bar;
  verifyAccessToken: typeof verifyAccessToken;
};

const environment = z.object({
  TRIES_IN_15_MINUTES: z.coerce.number().int().default(5),
  ANSWER_MILLISECONDS: z.coerce.number().int().default(1500),
});

export const makeDependencies = (): AccountsDependencies => {
  const table = openTable();
  const sessions: Pick<Sessions, 'bar'> = openSessions(table);
  const { TRIES_IN_15_MINUTES, ANSWER_MILLISECONDS } = readEnvironment(environment);
  return {
    pool: openUserPool(),
    userAccounts: openUserAccounts(),
    permits: openSignUpPermits(table),
    limits: openLimits(table),
    timesIn15Minutes: TRIES_IN_15_MINUTES,
    answerMilliseconds: ANSWER_MILLISECONDS,
    bar: (username) => commit(table, [sessions.bar(username, Date.now())]),
    verifyAccessToken,
  };
};
