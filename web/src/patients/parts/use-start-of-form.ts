import { useEffect, useEffectEvent } from 'react';

const untouched = 'body, h1';

/**
 * Focuses the first field of a form once its patient is known, from the address or by choosing: unless the focus has
 * moved elsewhere on the screen meanwhile.
 */
export const useStartOfForm = (isKnown: boolean, focusFirst: () => void): void => {
  const start = useEffectEvent(() => {
    if (document.activeElement?.matches(untouched)) focusFirst();
  });
  useEffect(() => {
    // After the effects of the surrounding screen: on arrival, the heading takes the focus in one of those.
    if (isKnown) queueMicrotask(start);
  }, [isKnown]);
};
