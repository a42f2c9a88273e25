import { useEffect, useEffectEvent } from 'react';

const untouched = 'body, h1';

/**
 * Gives the first field of a form the focus once it is known whom the form is about, by the address or by choosing them:
 * unless somebody has gone elsewhere on the screen meanwhile.
 */
export const useStartOfForm = (isKnown: boolean, focusFirst: () => void): void => {
  const start = useEffectEvent(() => {
    if (document.activeElement?.matches(untouched)) focusFirst();
  });
  useEffect(() => {
    // After the effects of the screen around it: on arrival, the heading takes the focus in one of those.
    if (isKnown) queueMicrotask(start);
  }, [isKnown]);
};
