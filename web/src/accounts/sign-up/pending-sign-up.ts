import { accountCalls } from '../../../../shared/accounts/calls.ts';
import { noRole } from '../../../../shared/kernel/roles.ts';
import type { FormStatus } from '../../kernel/components/form-actions.tsx';
import { send } from '../../kernel/lib/api-client.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { failureText } from '../../kernel/lib/failure-text.ts';
import { firstErrors } from '../../kernel/lib/first-errors.ts';

type SignUpForm = { username: string; password: string; firstName: string; lastName: string };

type Failed = Parameters<typeof failureText>[0] & {
  body?: { errors?: { path: string; message: string }[] | undefined };
};

/** As `fetchBody` of the staff area, without what that brings: these screens come before it. */
export const throwFailure = (sent: Awaited<ReturnType<typeof send>>): void => {
  if (sent.status === 200) return;
  const failed = sent as Failed;
  throw new CallFailure(sent.status, failureText(failed), { errors: firstErrors(failed.body?.errors ?? [], []) });
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
