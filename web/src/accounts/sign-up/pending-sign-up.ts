import { accountCalls } from '../../../../shared/accounts/calls.ts';
import { noRole } from '../../../../shared/kernel/roles.ts';
import type { FormStatus } from '../../kernel/components/form-actions.tsx';
import { send } from '../../kernel/lib/api-client.ts';
import { failureOf } from '../../kernel/lib/call-failure.ts';

type SignUpForm = { username: string; password: string; firstName: string; lastName: string };

/** As `fetchBody` of the staff area, without what that brings: these screens come before it. */
export const throwFailure = (sent: Awaited<ReturnType<typeof send>>): void => {
  if (sent.status !== 200) throw failureOf(sent);
};

export const sendSignUp = async (form: SignUpForm): Promise<void> =>
  throwFailure(await send(accountCalls.signUp, { body: { ...form, role: noRole } }));

/** The data of a sign-up, in memory alone: to request another code, and to name the account of the password. */
let pending: SignUpForm | undefined;
export const storeSignUp = (form: SignUpForm | undefined): void => {
  pending = form;
};
export const readSignUp = (): SignUpForm | undefined => pending;

export const missingEmail: FormStatus = {
  kind: 'failed',
  text: 'Sorry, the system cannot find your details. Please contact us if this error persists',
};
