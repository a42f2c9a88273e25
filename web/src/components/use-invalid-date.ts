import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a date is half written, or not in the calendar (31 February), when its form is sent. The browser gives such
 * a date no value, so that it would be sent as none: the form is stopped instead, and the date takes the focus.
 */
export const useInvalidDate = (control: RefObject<HTMLInputElement | null>): boolean => {
  const [isInvalid, setIsInvalid] = useState(false);
  useEffect(() => {
    const input = control.current;
    const form = input?.type === 'date' && input.form;
    if (!form) return undefined;
    const mounted = new AbortController();
    const options = { capture: true, signal: mounted.signal };
    // Before the form's own listener, which the root of the page calls.
    form.addEventListener(
      'submit',
      (event) => {
        if (!input.validity.badInput) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        setIsInvalid(true);
        // A folded part of the form would hide it.
        for (const fold of form.querySelectorAll('details')) if (fold.contains(input)) fold.open = true;
        input.focus();
      },
      options,
    );
    input.addEventListener('input', () => setIsInvalid((was) => was && input.validity.badInput), options);
    return () => mounted.abort();
  }, [control]);
  return isInvalid;
};
