import { randomInt, timingSafeEqual } from 'node:crypto';
import { sessionPolicy } from '../../../shared/kernel/session-policy.ts';
import type { OutboxMessage } from '../outbox.ts';
import { Fault } from './fault.ts';
import { keyedHash } from './keys.ts';
import type { Pool } from './pool.ts';
import type { StoredCode } from './state.ts';

export const { codeTries } = sessionPolicy;

export const makeCode = (pool: Pool, sub: string, lifeMs: number): { code: string; stored: StoredCode } => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const stored = {
    hash: keyedHash(pool.state.secret, sub, code),
    expiresAt: pool.now() + lifeMs,
    triesLeft: codeTries,
  };
  return { code, stored };
};

/** Counts the attempt. Only somebody who has the right code is told 'expired'. */
export const tryCode = (
  pool: Pool,
  sub: string,
  stored: StoredCode | undefined,
  code: string,
): 'right' | 'wrong' | 'expired' => {
  if (!stored || stored.triesLeft === 0) return 'wrong';
  const given = Buffer.from(keyedHash(pool.state.secret, sub, code));
  if (!timingSafeEqual(given, Buffer.from(stored.hash))) {
    stored.triesLeft -= 1;
    return 'wrong';
  }
  return pool.now() < stored.expiresAt ? 'right' : 'expired';
};

export const codeMismatch = () =>
  new Fault('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const requireCode = (pool: Pool, sub: string, stored: StoredCode | undefined, code: string): void => {
  const outcome = tryCode(pool, sub, stored, code);
  if (outcome === 'expired')
    throw new Fault('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  if (outcome === 'wrong') throw codeMismatch();
};

/** The code is on disk before it leaves, so a code that arrives is one that works. */
export const sendCode = async (pool: Pool, message: Omit<OutboxMessage, 'at'>): Promise<void> => {
  await pool.save();
  await pool.deliver(message).catch(() => {
    throw new Fault('CodeDeliveryFailureException', 'The code could not be delivered.');
  });
};
