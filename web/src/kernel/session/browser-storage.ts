import type { KeyValueStorageInterface } from 'aws-amplify/utils';

/** The suffixes of Amplify's keys for the device of a browser. */
const deviceKeys = ['.deviceKey', '.deviceGroupKey', '.randomPasswordKey'] as const;
const untilKey = '.rememberedUntil';

const isOfDevice = (key: string): boolean => deviceKeys.some((end) => key.endsWith(end));
const ownerOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));

const forgetOwner = (owner: string): void => {
  for (const end of [...deviceKeys, untilKey]) localStorage.removeItem(owner + end);
};

/** The time until which this browser is remembered for an account; expired data is deleted. */
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
 * Amplify's storage: tokens live as long as the tab, never longer. So does the device, unless its owner has it
 * remembered: that alone is stored in the browser, and worth nothing without the password.
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

/** Deletes the tab's own device data: each sign-in begins with the remembered device, or with none. */
export const dropDeviceOfTab = (): void => {
  for (const key of Object.keys(sessionStorage)) if (isOfDevice(key)) sessionStorage.removeItem(key);
};

/** Stores the tab's device in the browser for later sign-ins, until the given time. */
export const rememberDevice = (until: number): void => {
  for (const key of Object.keys(sessionStorage).filter(isOfDevice)) {
    localStorage.setItem(key, sessionStorage.getItem(key) ?? '');
    localStorage.setItem(ownerOf(key) + untilKey, String(until));
  }
};

/** Forgets this browser; the open session continues. */
export const forgetDevice = (): void => {
  for (const key of Object.keys(sessionStorage)) if (isOfDevice(key)) forgetOwner(ownerOf(key));
};
