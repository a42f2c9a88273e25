/*
 * Entries made where there may be no connection, stored as long as the tab and the sign-in last: a phone drops a tab
 * that was left for another app, and reloads it. They hold ids and typed words, in `sessionStorage`; signing out, by
 * hand or automatically, clears them.
 */
const prefix = 'unsaved:';

export const storeInTab = (name: string, value: unknown): void => {
  sessionStorage.setItem(prefix + name, JSON.stringify(value));
};

export const readFromTab = (name: string): unknown => {
  const stored = sessionStorage.getItem(prefix + name);
  return stored === null ? undefined : JSON.parse(stored);
};

export const forgetInTab = (name: string): void => sessionStorage.removeItem(prefix + name);

/** Nothing of it outlasts a session. */
export const forgetAllInTab = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
};
