import { screens, signInAfter } from '../../lib/paths.ts';
import { forgetAuthorities, forgetUsername } from '../../lib/session/authorities.ts';
import { endSession, readAccessToken } from '../../lib/session/cognito.ts';
import type { Session } from '../../lib/session/current-session.ts';

// A fresh page, and not a move inside this one: nothing that was read about anybody stays in memory.
const leave = async (to: string): Promise<void> => {
  forgetAuthorities();
  forgetUsername();
  await endSession().catch(() => undefined);
  location.replace(to);
};

export const signOut = (): Promise<void> => leave(screens.home);

let signedInHere = false;
let leaving = false;

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
