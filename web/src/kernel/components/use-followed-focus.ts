import { useLayoutEffect, useRef } from 'react';

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
