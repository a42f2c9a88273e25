import { useEffect, useLayoutEffect, useRef, useState } from 'react';

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

const focusIn = (place: Element | null | undefined): boolean => {
  const control = place?.isConnected ? place.querySelector<HTMLElement>('a, button, input') : undefined;
  control?.focus();
  return Boolean(control);
};

/**
 * For a control that disappears by what it does, alone or with its row: whoever works by keyboard would begin at the top
 * of the screen again. The focus goes to what is left of the row, to the row that took its place, or to the heading.
 */
export const useFollowedFocus = <Control extends HTMLElement>() => {
  const control = useRef<Control>(null);
  useLayoutEffect(
    () => () => {
      // Still there: it is removed after this.
      const { current } = control;
      if (!current || document.activeElement !== current) return;
      const row = current.closest('tr, li');
      const beside = [row, row?.nextElementSibling, row?.previousElementSibling];
      // When it has been removed.
      queueMicrotask(() => {
        if (!beside.some(focusIn)) document.querySelector<HTMLElement>('h1')?.focus();
      });
    },
    [],
  );
  return control;
};
