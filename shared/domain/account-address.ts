import * as z from 'zod';

/** The email address that names an account: at most as long as the user pool takes, and always in small letters. */
export const accountAddress = (wrong: string) =>
  z
    .email(wrong)
    .max(128, 'Please use an email address of 128 characters or fewer.')
    .transform((text) => text.toLowerCase());
