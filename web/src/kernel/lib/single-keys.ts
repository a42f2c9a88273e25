import { useSyncExternalStore } from 'react';

// Named by the first of these keys.
const storageKey = 'slash-key';
const listeners = new Set<() => void>();

const areOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Whether keys of one character, `/` and `n`, are shortcuts in this browser. Such a key can get in the way of who speaks
 * to their computer: they can be switched off, and stay off.
 */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areOn);

export const setSingleKeys = (on: boolean): void => {
  localStorage.setItem(storageKey, on ? 'on' : 'off');
  for (const listener of listeners) listener();
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=radio], [type=checkbox], [type=button]), textarea, select'));

/** Whether this key alone was pressed, and not in a text. */
export const isSingleKey = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
