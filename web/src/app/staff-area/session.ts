import { session } from '../../../../shared/api/session.ts';
import { mayEnter, staffRoles } from '../../../../shared/domain/roles.ts';
import { send } from '../../lib/api-client.ts';
import { flushDrafts } from '../../lib/drafts/open-draft.ts';
import { screens, signInAfter } from '../../lib/paths.ts';
import { forgetAuthorities, forgetUsername, readAuthorities } from '../../lib/session/authorities.ts';
import { endSession, readAccessToken } from '../../lib/session/cognito.ts';
import type { Session } from '../../lib/session/current-session.ts';

// Before anything that takes time: nobody who walks up now shall read it, and no way back shall show it.
const clearScreen = (): void => document.body.replaceChildren('Signing you out…');

// A fresh page, and not a move inside this one: nothing that was read about anybody stays in memory.
const leave = async (to: string): Promise<void> => {
  forgetAuthorities();
  forgetUsername();
  clearScreen();
  await endSession().catch(() => undefined);
  location.replace(to);
};

let signedInHere = false;
let leaving = false;

const patienceMs = 4_000;

/** What was typed is kept, then the session is ended on the server: a token that leaked is worth nothing from then on. */
export const signOut = async (to: string = screens.home): Promise<void> => {
  if (leaving) return;
  leaving = true;
  clearScreen();
  await Promise.race([flushDrafts(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  await send(session.signOut, { signal: AbortSignal.timeout(patienceMs) });
  await leave(to);
};

/** The session of a staff member. When the API refuses it, it is over here as well. */
export const staffSession: Session = {
  accessToken: async () => {
    const token = await readAccessToken();
    signedInHere ||= token !== undefined;
    return token;
  },
  refused: (status) => {
    if (leaving) return;
    leaving = true;
    // A new tab has no tokens; that is no reason to sign the others out.
    if (!signedInHere) return location.replace(signInAfter('signed-out'));
    void leave(status === 403 ? screens.unauthorised : signInAfter('signed-out'));
  },
};

/** A page that the browser kept whole and shows again, by its back button, is over when the session is. */
export const leaveWhenSignedOut = (): (() => void) => {
  const check = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !mayEnter(staffRoles, readAuthorities())) location.replace(signInAfter('signed-out'));
  };
  window.addEventListener('pageshow', check);
  return () => window.removeEventListener('pageshow', check);
};
