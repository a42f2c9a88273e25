import { countOf, sessionPolicy } from '../kernel/session-policy.ts';

const window = countOf(sessionPolicy.windowMinutes, 'minute');

export const tooManyTexts = `We have texted you several codes already. Please wait ${window}, then sign in again. You can get at most ${countOf(sessionPolicy.codesToAccountADay, 'code')} a day; an admin can lift this.`;

/** The limit on passwords from one network for one address, right or wrong. */
export const tooManyTries = `There were several tries to sign in to this account from your connection. Please wait ${window}, then try again.`;

export const verificationFailed =
  'Sorry, verification was unsuccessful. Please try again by resending the code. If this problem persists, please get in touch with admin.';

/** The same for an address without an account, to which nothing was sent. */
export const tooManyMails = `A code was asked for several times for this address. Please check your junk folder, or wait ${window} and ask again.`;

export const signUpClosed = 'Accounts are made by our admins. Please ask one of them for yours.';

export const noMoreSignUps =
  'We cannot send any more codes for new accounts today. Please try again tomorrow, or ask one of our admins for an account.';

/** A password on a list of stolen ones. It reveals nothing about the account. */
export const breachedPassword =
  'This password is on a list of stolen passwords, so others would try it. Please choose another, for example three or four words together.';
