const emailKey = 'email';

/** The address between asking for a code and entering it, as the old screens kept it. */
export const rememberEmail = (email: string): void => localStorage.setItem(emailKey, email);
export const readRememberedEmail = (): string | null => localStorage.getItem(emailKey);
export const forgetEmail = (): void => localStorage.removeItem(emailKey);

export type SignUpForm = { username: string; password: string; firstName: string; lastName: string };

/** What was signed up with, in memory alone: to ask for another code, and to say whose password it is. */
let pending: SignUpForm | undefined;
export const keepSignUp = (form: SignUpForm | undefined): void => {
  pending = form;
};
export const readSignUp = (): SignUpForm | undefined => pending;
