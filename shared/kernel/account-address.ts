import { emailText } from './text.ts';

/** The email address that names an account: at most as long as the user pool takes, and always in small letters. */
export const accountAddress = (wrong: string) => emailText(wrong, 128).transform((text) => text.toLowerCase());
