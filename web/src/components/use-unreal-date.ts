import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a date is half written, or not in the calendar (31 February), when its form is sent. The browser gives such
 * a date no value, so that it would be sent as none: the form is stopped instead, and the date takes the focus.
 */
export const useUnrealDate = (control: RefObject<HTMLInputElement | null>): boolean => {
  const [isUnreal, setIsUnreal] = useState(false);
  useEffect(() => {
    const input = control.current;
    const form = input?.type === 'date' && input.form;
    if (!form) return undefined;
    const stop = (event: SubmitEvent) => {
      if (!input.validity.badInput) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setIsUnreal(true);
      // A folded part of the form would hide it.
      for (let fold = input.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
      input.focus();
    };
    const look = () => setIsUnreal((was) => was && input.validity.badInput);
    // Before the form's own listener, which is told by the root of the page.
    form.addEventListener('submit', stop, { capture: true });
    input.addEventListener('input', look);
    return () => {
      form.removeEventListener('submit', stop, { capture: true });
      input.removeEventListener('input', look);
    };
  }, [control]);
  return isUnreal;
};
