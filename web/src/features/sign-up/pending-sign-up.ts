import { accounts } from '../../../../shared/api/accounts.ts';
import { noRole } from '../../../../shared/domain/roles.ts';
import type { FormStatus } from '../../components/form-actions.tsx';
import { fetchBody } from '../../lib/query.ts';

type SignUpForm = { username: string; password: string; firstName: string; lastName: string };

export const sendSignUp = (form: SignUpForm) => fetchBody(accounts.signUp, { body: { ...form, role: noRole } });

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
