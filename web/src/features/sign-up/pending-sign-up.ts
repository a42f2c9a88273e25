export type SignUpForm = { username: string; password: string; firstName: string; lastName: string };

/** What was signed up with, in memory alone: to ask for another code, and to say whose password it is. */
let pending: SignUpForm | undefined;
export const keepSignUp = (form: SignUpForm | undefined): void => {
  pending = form;
};
export const readSignUp = (): SignUpForm | undefined => pending;
