import { type RefObject, useEffect } from 'react';
import { useSlashKey } from '../../kernel/lib/slash-key.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=radio], [type=checkbox], [type=button]), textarea, select'));

/**
 * Has `/` and Ctrl K bring the focus to the search, from anywhere but a dialog. A key of one character can get in the way
 * of who speaks to their computer: it can be switched off, and stays off in this browser. Answers whether it is on.
 */
export const useSearchKeys = (input: RefObject<HTMLInputElement | null>): boolean => {
  const slash = useSlashKey();
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
  return slash;
};
