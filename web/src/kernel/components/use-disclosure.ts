import { useEffect, useRef, useState } from 'react';

/** The `ref` of a form that opens in place of a button: it focuses the first control. */
export const focusFirstControl = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** Focuses `find` when one part of a screen has replaced another that had the focus. */
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
