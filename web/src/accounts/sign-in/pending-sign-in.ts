import { minuteMs, sessionPolicy } from '../../../../shared/kernel/session-policy.ts';

type PendingSignIn = {
  username: string;
  password: string;
  factor: 'text' | 'app';
  sentTo: string | undefined;
  sentAt: number;
  wrongTries: number;
};

/**
 * A sign-in that waits for its code. In memory only: a new code is a new sign-in, so the password is needed until the
 * code is right, and must be gone when the page is.
 */
let pending: PendingSignIn | undefined;

export const storePendingSignIn = (next: PendingSignIn | undefined): void => {
  pending = next;
};
export const readPendingSignIn = (): PendingSignIn | undefined => pending;

const codeLifeMs = sessionPolicy.codeMinutes * minuteMs;

/** Counts a refused code, and returns the likely reason: the user pool gives one error for all three. */
export const countRefusedCode = (): 'expired' | 'too-many' | 'wrong' => {
  if (!pending) return 'wrong';
  pending.wrongTries += 1;
  if (Date.now() - pending.sentAt >= codeLifeMs) return 'expired';
  return pending.wrongTries >= sessionPolicy.codeTries ? 'too-many' : 'wrong';
};
