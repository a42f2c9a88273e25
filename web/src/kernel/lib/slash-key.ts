import { useSyncExternalStore } from 'react';

const storageKey = 'slash-key';
const listeners = new Set<() => void>();

const isOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether `/` brings the focus to the search, in this browser. */
export const useSlashKey = (): boolean => useSyncExternalStore(subscribe, isOn);

export const setSlashKey = (on: boolean): void => {
  localStorage.setItem(storageKey, on ? 'on' : 'off');
  for (const listener of listeners) listener();
};
