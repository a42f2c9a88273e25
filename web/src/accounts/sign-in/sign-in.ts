import { tooManyTexts, verificationFailed } from '../../../../shared/accounts/sign-in-texts.ts';
import { type Authority, mayEnter, noRole, staffRoles, waitingForCode } from '../../../../shared/kernel/roles.ts';
import { countOf, minuteMs, sessionPolicy } from '../../../../shared/kernel/session-policy.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { returningTo } from '../../kernel/lib/return-address.ts';
import {
  authoritiesOfGroups,
  readAuthorities,
  storeAuthorities,
  storeUsername,
} from '../../kernel/session/authorities.ts';
import type { SignInStep } from '../../kernel/session/cognito.ts';
import { rememberEmail } from '../../kernel/session/remembered-email.ts';

const wrong = 'Sorry, that email address and password do not match. Please check both and try again.';
const unreachable = 'We could not reach our service. Please check your connection and try again.';
const tooOften = 'There were too many tries. Please wait a few minutes and try again.';
const tooOftenWrong =
  'You have entered the wrong password too many times. Please wait a few minutes and try again, or choose a new password below.';
const disabled = 'This account is disabled. If you need it, please ask an admin of the organisation.';
const fallback = 'Sorry, we could not sign you in. Please try again, and contact us if it happens again.';

const texts: Readonly<Record<string, string>> = {
  NotAuthorizedException: wrong,
  UserNotFoundException: wrong,
  NetworkError: unreachable,
  TooManyRequestsException: tooOften,
  UserLambdaValidationException: tooManyTexts,
  LimitExceededException: tooOften,
};

export const refusedCodeTexts = {
  wrong: verificationFailed,
  expired: `That code has run out: a code works for ${countOf(sessionPolicy.codeMinutes, 'minute')}. Please resend the code and enter the new one.`,
  app: 'That is not the code that your app shows now, or it was used already. Please enter the next one that it shows.',
  'app-over': 'There were too many tries, or this took too long. Please sign in again, with a new code of your app.',
  'too-many': 'There were too many tries with that code, so it no longer works. Please resend the code.',
};

/**
 * The message for a failed sign-in: the user pool has one error name for three reasons, which its message tells apart.
 */
export const signInProblemText = (problem: unknown): string => {
  if (!(problem instanceof Error)) return fallback;
  const { name, message } = problem;
  if (name === 'NotAuthorizedException' && /attempts exceeded/i.test(message)) return tooOftenWrong;
  if (name === 'NotAuthorizedException' && /disabled/i.test(message)) return disabled;
  // A part of the page that could not be loaded.
  if (name === 'TypeError' && /fetch|import/i.test(message)) return unreachable;
  return texts[name] ?? fallback;
};

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

type Finish = { code: string; remember: boolean; wanted: string };

/** Checks the texted code, or the app's. */
export const finishSignIn = async ({ code, remember, wanted }: Finish): Promise<SignInResult> => {
  const isText = pending?.factor !== 'app';
  try {
    const { answerCode } = await loadCognito();
    const step = await answerCode(code);
    if (step.step !== 'done') return { kind: 'failed', text: refusedCodeTexts[isText ? 'wrong' : 'app'] };
    if (remember) await (await import('./remember-browser.ts')).rememberBrowser();
    return await enter(step.groups, wanted);
  } catch (problem) {
    if (problem instanceof Error && problem.name === 'NetworkError') {
      return { kind: 'failed', text: signInProblemText(problem) };
    }
    const why = countRefusedCode();
    return { kind: 'failed', text: refusedCodeTexts[isText ? why : why === 'wrong' ? 'app' : 'app-over'] };
  }
};
