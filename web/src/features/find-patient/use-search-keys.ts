import { type RefObject, useEffect, useState } from 'react';

const storageKey = 'slash-key';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=radio], [type=checkbox], [type=button]), textarea, select'));

/**
 * Makes `/` and Ctrl K focus the search, from anywhere but a dialog. A shortcut of one character can disturb people
 * who use speech input: it can be switched off, and stays off in this browser.
 */
export const useSearchKeys = (input: RefObject<HTMLInputElement | null>) => {
  const [slash, setSlash] = useState(() => localStorage.getItem(storageKey) !== 'off');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSlash = slash && event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isCtrlK && (!isSlash || isTyping(event.target))) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input, slash]);
  return {
    slash,
    setSlash: (on: boolean): void => {
      localStorage.setItem(storageKey, on ? 'on' : 'off');
      setSlash(on);
    },
  };
};
