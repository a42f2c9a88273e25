import { sessionCalls } from '../../../../shared/session/calls.ts';
import { flushDrafts } from '../../kernel/drafts/open-draft.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { type SignInType, screens, signInAfter } from '../../kernel/lib/paths.ts';
import { addressHere, returningTo } from '../../kernel/lib/return-address.ts';
import { unsavedInTab } from '../../kernel/lib/tab-storage.ts';
import { forgetAuthorities, forgetUsername } from '../../kernel/session/authorities.ts';
import { endSession, readAccessToken } from '../../kernel/session/cognito.ts';
import type { Session } from '../../kernel/session/current-session.ts';
import { joinOpenSession, shareSession } from '../../kernel/session/share-session.ts';

// Done first, before anything slow: nobody who comes to the computer now may read it, the back button must not show it,
// and every other tab is told.
const lock = (): void => {
  document.body.replaceChildren('Signing you out…');
  unsavedInTab.forgetAll();
  forgetAuthorities();
  forgetUsername();
};

// A fresh page, and not a navigation inside this one: nothing that was read about anybody stays in memory.
const leave = async (to: string): Promise<void> => {
  await endSession().catch(() => undefined);
  location.replace(to);
};

let signedInHere = false;
let leaving = false;

const patienceMs = 4_000;

/** The sign-in page with the reason, which leads back to the present screen. */
export const signInAgain = (why: SignInType): string => returningTo(signInAfter(why), addressHere());

/** Typed words are stored, then the session is ended on the server: a leaked token is void from then on. */
export const signOut = async (to: string = screens.home): Promise<void> => {
  if (leaving) return;
  leaving = true;
  lock();
  await Promise.race([flushDrafts(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  await send(sessionCalls.signOut, { signal: AbortSignal.timeout(patienceMs) });
  await leave(to);
};

let joining: Promise<boolean> | undefined;
/** Once a page: a new tab takes over the session of one that is open. */
const join = (): Promise<boolean> => {
  joining ??= joinOpenSession();
  return joining;
};

/** The session of a staff member. When the API refuses it, it ends here as well. */
export const staffSession: Session = {
  accessToken: async () => {
    const own = await readAccessToken();
    const token = own ?? (!signedInHere && !leaving && (await join()) ? await readAccessToken() : undefined);
    signedInHere ||= token !== undefined;
    return token;
  },
  refused: (status) => {
    if (leaving) return;
    leaving = true;
    // No open tab had a session to give, which is no reason to sign anybody out.
    if (!signedInHere) return location.replace(signInAgain('new-tab'));
    lock();
    void leave(status === 403 ? screens.unauthorised : signInAgain('signed-out'));
  },
  leave: (to) => signOut(to),
};

export const giveToNewTabs = (): (() => void) => shareSession(() => signedInHere && !leaving);

/** A tab without a session is not shown the frame of a staff area that it could not use. */
export const requireSession = async (): Promise<void> => {
  const token = await staffSession.accessToken().catch(() => 'unknown');
  if (token === undefined) staffSession.refused(401);
};

/**
 * Makes a page that the browser keeps for its back button blank while it is kept, and reloads it when it is shown:
 * whoever is signed in then sees only their own.
 */
export const leaveNothingBehind = (): (() => void) => {
  const blank = ({ persisted }: PageTransitionEvent) => void (persisted && document.body.replaceChildren());
  const ask = ({ persisted }: PageTransitionEvent) => void (persisted && location.reload());
  window.addEventListener('pagehide', blank);
  window.addEventListener('pageshow', ask);
  return () => {
    window.removeEventListener('pagehide', blank);
    window.removeEventListener('pageshow', ask);
  };
};
