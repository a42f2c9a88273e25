import { accounts } from '../../../../shared/api/accounts.ts';
import { noRole } from '../../../../shared/domain/roles.ts';
import type { FormStatus } from '../../components/form-actions.tsx';
import { send } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import { firstErrors } from '../../lib/first-errors.ts';
import type { SignUpForm } from './pending-sign-up.ts';

type Sent = Awaited<ReturnType<typeof send>>;
type Failed = Parameters<typeof failureText>[0] & {
  body?: { errors?: { path: string; message: string }[] | undefined };
};

/** Undefined on success; otherwise the message, and its fields. */
const problemOf = (sent: Sent): FormStatus | undefined => {
  if (sent.status === 200) return undefined;
  const failed = sent as Failed;
  return { kind: 'failed', text: failureText(failed), errors: firstErrors(failed.body?.errors ?? [], []) };
};

export const signUp = async (form: SignUpForm) =>
  problemOf(await send(accounts.signUp, { body: { ...form, role: noRole } }));

export const activate = async (email: string, code: string, password: string | undefined) =>
  problemOf(await send(accounts.activate, { body: { email, code, ...(password !== undefined && { password }) } }));

export const requestReset = async (email: string) => problemOf(await send(accounts.confirmEmail, { body: { email } }));

export const updatePassword = async (email: string, code: string, password: string) =>
  problemOf(await send(accounts.updatePassword, { body: { email, code, password } }));
