import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After moving to another screen inside the application: the top of the page is shown, and the heading has the focus so
 * that a screen reader says where one has arrived. The first page is left to the browser.
 */
export const useArrival = (): void => {
  const { pathname, search, hash } = useLocation();
  // Within a list, turning its pages is not an arrival.
  const screen = `${pathname}?${new URLSearchParams(search).get('show') ?? ''}`;
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    if (place) return place.scrollIntoView();
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [screen, hash]);
};
