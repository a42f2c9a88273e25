import type { KeyValueStorageInterface } from 'aws-amplify/utils';

/** How Amplify ends the keys of what a browser proves itself with. */
const deviceKeys = ['.deviceKey', '.deviceGroupKey', '.randomPasswordKey'] as const;
const untilKey = '.rememberedUntil';

const isOfDevice = (key: string): boolean => deviceKeys.some((end) => key.endsWith(end));
const ownerOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));

const forgetOwner = (owner: string): void => {
  for (const end of [...deviceKeys, untilKey]) localStorage.removeItem(owner + end);
};

/** Until when this browser is remembered for an account; what is over is forgotten. */
const isRemembered = (owner: string): boolean => {
  const until = Number(localStorage.getItem(owner + untilKey) ?? 0);
  if (until > Date.now()) return true;
  if (until > 0) forgetOwner(owner);
  return false;
};

/** For the tab too, so that a session which outlasts the time can still be refreshed. */
const readRemembered = (key: string): string | null => {
  const value = isRemembered(ownerOf(key)) ? localStorage.getItem(key) : null;
  if (value !== null) sessionStorage.setItem(key, value);
  return value;
};

/**
 * Where Amplify keeps what it must: tokens live as long as the tab, never longer. So does what the browser proves itself
 * with, unless its owner has it remembered: that alone is kept in the browser, and worth nothing without the password.
 */
export const browserStorage: KeyValueStorageInterface = {
  setItem: async (key, value) => sessionStorage.setItem(key, value),
  getItem: async (key) => sessionStorage.getItem(key) ?? (isOfDevice(key) ? readRemembered(key) : null),
  removeItem: async (key) => {
    sessionStorage.removeItem(key);
    if (isOfDevice(key)) forgetOwner(ownerOf(key));
  },
  clear: async () => sessionStorage.clear(),
};

/** Ends what only the tab knows of a browser: each sign-in begins with what is remembered, or with nothing. */
export const dropDeviceOfTab = (): void => {
  for (const key of Object.keys(sessionStorage)) if (isOfDevice(key)) sessionStorage.removeItem(key);
};

/** Keeps what the tab knows of this browser for the next sign-ins, until then. */
export const keepDevice = (until: number): void => {
  for (const key of Object.keys(sessionStorage).filter(isOfDevice)) {
    localStorage.setItem(key, sessionStorage.getItem(key) ?? '');
    localStorage.setItem(ownerOf(key) + untilKey, String(until));
  }
};

/** The owner has this browser forgotten; the session that is open goes on. */
export const forgetDevice = (): void => {
  for (const key of Object.keys(sessionStorage)) if (isOfDevice(key)) forgetOwner(ownerOf(key));
};
