import { useEffect, useRef, useState } from 'react';

/** As the `ref` of a form that opens in place of a button: its first control has the focus. */
export const focusFirstControl = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** Gives the focus to `find` when one part of a screen has taken another's place and the focus went with the other. */
export const useFocusAfterSwap = (shown: unknown, find: () => HTMLElement | null | undefined): void => {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) find()?.focus();
  });
};

/** A form that opens in place of a button, which has the focus again when the form has closed. */
export const useDisclosure = (isOpenAtFirst = false) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusAfterSwap(isOpen, () => opener.current);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener };
};
