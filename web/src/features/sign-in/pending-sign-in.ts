type PendingSignIn = { username: string; password: string; sentTo: string | undefined };

/**
 * A sign-in that waits for its code. Kept in memory only: a new code is a new sign-in, so the password is needed until
 * the code is right, and must be gone when the page is.
 */
let pending: PendingSignIn | undefined;

export const keepPendingSignIn = (next: PendingSignIn): void => {
  pending = next;
};
export const readPendingSignIn = (): PendingSignIn | undefined => pending;
export const forgetPendingSignIn = (): void => {
  pending = undefined;
};
