import { type Authority, mayEnter, noRole, staffRoles, waitingForCode } from '../../../../shared/kernel/roles.ts';
import { minuteMs, sessionPolicy } from '../../../../shared/kernel/session-policy.ts';
import { sessionCalls } from '../../../../shared/session/calls.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { returningTo } from '../../kernel/lib/return-address.ts';
import {
  authoritiesOfGroups,
  readAuthorities,
  storeAuthorities,
  storeUsername,
} from '../../kernel/session/authorities.ts';
import { rememberDevice } from '../../kernel/session/browser-storage.ts';
import type { SignInStep } from '../../kernel/session/cognito.ts';
import { connectSession, currentSession } from '../../kernel/session/current-session.ts';
import { rememberEmail } from '../../kernel/session/remembered-email.ts';
import { refusedCodeTexts, signInProblemText } from './sign-in-problem.ts';

type PendingSignIn = {
  username: string;
  password: string;
  factor: 'text' | 'app';
  sentTo: string | undefined;
  sentAt: number;
  wrongTries: number;
};

/**
 * A sign-in that waits for its code. In memory only: a new code is a new sign-in, so the password is needed until the
 * code is right, and must be gone when the page is.
 */
let pending: PendingSignIn | undefined;

export const storePendingSignIn = (next: PendingSignIn | undefined): void => {
  pending = next;
};
export const readPendingSignIn = (): PendingSignIn | undefined => pending;

const codeLifeMs = sessionPolicy.codeMinutes * minuteMs;

/** Counts a refused code, and returns the likely reason: the user pool gives one error for all three. */
export const countRefusedCode = (): 'expired' | 'too-many' | 'wrong' => {
  if (!pending) return 'wrong';
  pending.wrongTries += 1;
  if (Date.now() - pending.sentAt >= codeLifeMs) return 'expired';
  return pending.wrongTries >= sessionPolicy.codeTries ? 'too-many' : 'wrong';
};

// The form is shown before the code that sends it is loaded.
const loadCognito = () => import('../../kernel/session/cognito.ts');
export const prepareSignIn = (): void => void loadCognito().catch(() => undefined);

type SignInResult = { kind: 'go'; to: string } | { kind: 'failed'; text: string };

const enter = async (groups: readonly string[], wanted: string): Promise<SignInResult> => {
  const authorities = authoritiesOfGroups(groups);
  storeAuthorities(authorities);
  storePendingSignIn(undefined);
  if (authorities.some(({ authority }) => authority !== noRole)) return { kind: 'go', to: wanted };
  // An account without a role can see nothing, so its tokens are of no use.
  await (await loadCognito()).endSession();
  return { kind: 'go', to: screens.unauthorised };
};

const rolesOfOtherTabs = (): Authority[] =>
  staffRoles.filter((role) => mayEnter([role], readAuthorities())).map((authority) => ({ authority }));

type Start = { username: string; password: string; wanted: string };

const waitForCode = ({ wanted, ...given }: Start, step: SignInStep & { step: 'code' }): SignInResult => {
  storePendingSignIn({ ...given, factor: step.factor, sentTo: step.sentTo, sentAt: Date.now(), wrongTries: 0 });
  // The staff role itself is in the token, which comes after the code; until then this decides what to show. A tab that
  // is signed in already continues.
  storeAuthorities([...waitingForCode, ...rolesOfOtherTabs()]);
  return { kind: 'go', to: returningTo(screens.verify, wanted) };
};

/** Checks the password; for staff this sends the code. */
export const startSignIn = async ({ username: typed, password, wanted }: Start): Promise<SignInResult> => {
  const username = typed.trim().toLowerCase();
  try {
    const { signInWithPassword } = await loadCognito();
    const step = await signInWithPassword(username, password);
    if (step.step === 'not-activated') {
      rememberEmail(username, 'activate');
      return { kind: 'go', to: screens.confirmActivate };
    }
    if (step.step === 'other') return { kind: 'failed', text: signInProblemText(new Error(step.name)) };
    storeUsername(username);
    return step.step === 'code' ? waitForCode({ username, password, wanted }, step) : await enter(step.groups, wanted);
  } catch (problem) {
    return { kind: 'failed', text: signInProblemText(problem) };
  }
};

/** Remembers this browser. If that fails, a code is asked for next time, which is no reason to refuse this sign-in. */
const rememberBrowser = async (): Promise<void> => {
  const before = currentSession();
  connectSession({ ...before, accessToken: (await loadCognito()).readAccessToken, refused: () => undefined });
  const answer = await send(sessionCalls.rememberBrowser, {});
  connectSession(before);
  if (answer.status === 200) rememberDevice(Date.parse(answer.body.until));
};

type Finish = { code: string; remember: boolean; wanted: string };

/** Checks the texted code, or the app's. */
export const finishSignIn = async ({ code, remember, wanted }: Finish): Promise<SignInResult> => {
  const isText = pending?.factor !== 'app';
  try {
    const { answerCode } = await loadCognito();
    const step = await answerCode(code);
    if (step.step !== 'done') return { kind: 'failed', text: refusedCodeTexts[isText ? 'wrong' : 'app'] };
    if (remember) await rememberBrowser();
    return await enter(step.groups, wanted);
  } catch (problem) {
    if (problem instanceof Error && problem.name === 'NetworkError') {
      return { kind: 'failed', text: signInProblemText(problem) };
    }
    const why = countRefusedCode();
    return { kind: 'failed', text: refusedCodeTexts[isText ? why : why === 'wrong' ? 'app' : 'app-over'] };
  }
};
