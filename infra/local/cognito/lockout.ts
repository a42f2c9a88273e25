import { notAuthorized } from './fault.ts';
import type { Pool } from './pool.ts';

const freeTries = 5;
const longestMs = 15 * 60_000;

/** Counted by sub, real or simulated, so that a lock tells nobody whether the account exists. */
export const refuseIfLocked = (pool: Pool, sub: string): void => {
  const strikes = pool.state.strikes.find((entry) => entry.sub === sub);
  if (strikes && strikes.failures >= freeTries && pool.now() < strikes.lockedUntil) {
    throw notAuthorized('Password attempts exceeded');
  }
};

export const clearFailures = (pool: Pool, sub: string): void => {
  pool.state.strikes = pool.state.strikes.filter((entry) => entry.sub !== sub);
};

export const countFailure = (pool: Pool, sub: string): void => {
  const failures = 1 + (pool.state.strikes.find((entry) => entry.sub === sub)?.failures ?? 0);
  clearFailures(pool, sub);
  const lockMs = failures < freeTries ? 0 : Math.min(1000 * 2 ** (failures - freeTries), longestMs);
  pool.state.strikes.push({ sub, failures, lockedUntil: pool.now() + lockMs });
};

/** Cognito resets the count after a quiet quarter of an hour. */
export const forgetOldFailures = (pool: Pool): void => {
  pool.state.strikes = pool.state.strikes.filter((entry) => pool.now() < entry.lockedUntil + longestMs);
};
