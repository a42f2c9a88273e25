import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * As the `ref` of a dialog that is shown as long as it is in the page. `first` takes the focus, where that is not to be
 * the first control.
 */
export const useModal = (first?: RefObject<HTMLElement | null>): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: that is when the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    first?.current?.focus();
    return () => shown?.close();
  }, [first]);
  return dialog;
};
