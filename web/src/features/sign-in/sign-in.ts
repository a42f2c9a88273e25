import { type Authority, mayEnter, noRole, staffRoles, unverifiedStaff } from '../../../../shared/domain/roles.ts';
import { screens } from '../../lib/paths.ts';
import { returningTo } from '../../lib/return-address.ts';
import {
  authoritiesOfGroups,
  readAuthorities,
  storeAuthorities,
  storeUsername,
} from '../../lib/session/authorities.ts';
import type { SignInStep } from '../../lib/session/cognito.ts';
import { rememberEmail } from '../../lib/session/remembered-email.ts';
import { countRefusedCode, forgetPendingSignIn, keepPendingSignIn } from './pending-sign-in.ts';
import { refusedCodeTexts, signInProblemText } from './sign-in-problem.ts';

// The form is there before what it needs to be sent.
const loadCognito = () => import('../../lib/session/cognito.ts');
export const prepareSignIn = (): void => void loadCognito().catch(() => undefined);

export type SignInResult = { kind: 'go'; to: string } | { kind: 'failed'; text: string };

const enter = async (groups: readonly string[], wanted: string): Promise<SignInResult> => {
  const authorities = authoritiesOfGroups(groups);
  storeAuthorities(authorities);
  forgetPendingSignIn();
  if (authorities.some(({ authority }) => authority !== noRole)) return { kind: 'go', to: wanted };
  // An account without a role can see nothing, so its tokens are of no use to anyone.
  await (await loadCognito()).endSession();
  return { kind: 'go', to: screens.unauthorised };
};

const rolesOfOtherTabs = (): Authority[] =>
  staffRoles.filter((role) => mayEnter([role], readAuthorities())).map((authority) => ({ authority }));

/** `wanted` is where to go in the end. */
type Start = { username: string; password: string; wanted: string };

const waitForCode = ({ wanted, ...given }: Start, step: SignInStep & { step: 'code' }): SignInResult => {
  keepPendingSignIn({ ...given, sentTo: step.sentTo, sentAt: Date.now(), wrongTries: 0 });
  // Which staff role it is stands in the token, which comes after the code; until then this decides what to show. A tab
  // that is signed in already goes on.
  storeAuthorities([{ authority: unverifiedStaff }, ...rolesOfOtherTabs()]);
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

/** Checks the texted code. */
export const finishSignIn = async (code: string, wanted: string): Promise<SignInResult> => {
  try {
    const { answerCode } = await loadCognito();
    const step = await answerCode(code);
    return step.step === 'done' ? await enter(step.groups, wanted) : { kind: 'failed', text: refusedCodeTexts.wrong };
  } catch (problem) {
    if (problem instanceof Error && problem.name === 'NetworkError') {
      return { kind: 'failed', text: signInProblemText(problem) };
    }
    return { kind: 'failed', text: refusedCodeTexts[countRefusedCode()] };
  }
};
