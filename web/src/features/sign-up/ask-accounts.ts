import { accounts } from '../../../../shared/api/accounts.ts';
import type { FormStatus } from '../../components/form-actions.tsx';
import { send } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { SignUpForm } from './remembered.ts';

type Sent = Awaited<ReturnType<typeof send>>;

/** Undefined when it was done; otherwise what to say. */
const problemOf = (sent: Sent): FormStatus | undefined =>
  sent.status === 200 ? undefined : { kind: 'failed', text: failureText(sent as Parameters<typeof failureText>[0]) };

export const signUp = async (form: SignUpForm) =>
  problemOf(await send(accounts.signUp, { body: { ...form, role: 'ROLE_NULL' } }));

export const activate = async (email: string, code: string, password: string | undefined) =>
  problemOf(await send(accounts.activate, { body: { email, code, ...(password !== undefined && { password }) } }));

export const requestReset = async (email: string) => problemOf(await send(accounts.confirmEmail, { body: { email } }));

export const updatePassword = async (email: string, code: string, password: string) =>
  problemOf(await send(accounts.updatePassword, { body: { email, code, password } }));
