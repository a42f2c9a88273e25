/** Nobody writes a message faster than this. */
const shortestInMs = 2000;
const opened = Date.now();

/** Waits until a person could have written something since the site was opened: a robot does not, and nobody is refused. */
export const awaitMinimumFillTime = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, opened + shortestInMs - Date.now())));
