/*
 * What is tapped where there may be no connection, as long as the tab and the sign-in last: a phone drops a tab that was
 * left for another app, and loads it anew. It holds ids and what was typed, in `sessionStorage`; signing out, by hand or by
 * the clock, clears it.
 */
const prefix = 'unsaved:';

export const keepInTab = (name: string, value: unknown): void => {
  sessionStorage.setItem(prefix + name, JSON.stringify(value));
};

export const readFromTab = (name: string): unknown => {
  const kept = sessionStorage.getItem(prefix + name);
  return kept === null ? undefined : JSON.parse(kept);
};

export const forgetInTab = (name: string): void => sessionStorage.removeItem(prefix + name);

/** Nothing of it outlasts a session. */
export const forgetAllInTab = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
};
