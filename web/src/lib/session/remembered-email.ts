const emailKey = 'email';

/** The address between asking for a code and entering it, as the old screens kept it. */
export const rememberEmail = (email: string): void => localStorage.setItem(emailKey, email);
export const readRememberedEmail = (): string | null => localStorage.getItem(emailKey);
export const forgetEmail = (): void => localStorage.removeItem(emailKey);
