import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { screens } from '../kernel/lib/paths.ts';
import { isStaying } from '../kernel/lib/stay-here.ts';
import { forgetEmail } from '../kernel/session/remembered-email.ts';

/** A screen that is read from the server has its heading later; if the focus has moved meanwhile, it is left there. */
const whenThere = (selector: string, act: (element: HTMLElement) => void): (() => void) | undefined => {
  const find = () => document.querySelector<HTMLElement>(selector);
  const start = document.activeElement;
  const there = find();
  if (there) return void act(there);
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    observer.disconnect();
    if ([start, document.body].includes(document.activeElement)) act(late);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/**
 * After a navigation inside the application, shows the top of the page and focuses the heading, so that a screen
 * reader announces the screen. The first page is left to the browser.
 */
const useArrival = (): void => {
  const { pathname, search, hash, state } = useLocation();
  const isHere = isStaying(state);
  // Paging within a list is no arrival.
  const screen = `${pathname}?${new URLSearchParams(search).get('show') ?? ''}`;
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (isHere) return;
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    if (place) {
      // Not returned: newer browsers answer with a promise, which React would call as the clean-up of this effect.
      place.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    return whenThere('h1', (heading) => heading.focus({ preventScroll: true }));
  }, [screen, hash, isHere]);
};

const needing: readonly string[] = [screens.confirmActivate, screens.confirmPassword];

/** Forgets the email address in this browser when the screens for a mailed code are left for any other. */
const useForgottenEmail = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!needing.includes(pathname)) forgetEmail();
  }, [pathname]);
};

/** The common part of every screen, public or not. */
export const Root = () => {
  useArrival();
  useForgottenEmail();
  return (
    <>
      <a className="skip" href="#content">
        {layout.skip}
      </a>
      <Outlet />
    </>
  );
};
