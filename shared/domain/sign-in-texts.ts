import { countOf, sessionPolicy } from './session-policy.ts';

const { windowMinutes, textsADay } = sessionPolicy;
const window = countOf(windowMinutes, 'minute');

export const tooManyTexts = `We have texted you several codes already. Please wait ${window}, then sign in again. You can get at most ${countOf(textsADay, 'code')} a day.`;

export const verificationFailed =
  'Sorry, verification was unsuccessful. Please try again by resending the code. If this problem persists, please get in touch with admin.';

/** The same for an address without an account, to which nothing was sent. */
export const tooManyMails = `A code was asked for several times for this address. Please look among the unwanted mail too, or wait ${window} and ask again.`;

/** Of a password that stands in a list of stolen ones. It tells nothing about the account. */
export const breachedPassword =
  'This password is on a list of stolen passwords, so others would try it. Please choose another, for example three or four words together.';
