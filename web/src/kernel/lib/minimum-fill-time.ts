/** The time that a person needs at least for a message. */
const shortestInMs = 2000;
const opened = Date.now();

/**
 * Waits until a person could have written something since the site was opened: this stops robots, and refuses nobody.
 */
export const awaitMinimumFillTime = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, opened + shortestInMs - Date.now())));
