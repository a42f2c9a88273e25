export type SignUpForm = { username: string; password: string; firstName: string; lastName: string };

/** The data of a sign-up, in memory alone: to request another code, and to name the account of the password. */
let pending: SignUpForm | undefined;
export const storeSignUp = (form: SignUpForm | undefined): void => {
  pending = form;
};
export const readSignUp = (): SignUpForm | undefined => pending;
