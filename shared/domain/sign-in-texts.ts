import { limitPolicy } from './limit-policy.ts';

const [, { times: textsADay }] = limitPolicy.textsToAccount;

export const tooManyTexts = `We have texted you several codes already. Please wait 15 minutes, then sign in again. You can get at most ${textsADay} codes a day; an admin can lift this.`;

/** Of passwords, from one network for one address, whether they are right or not. */
export const tooManyTries =
  'There were several tries to sign in to this account from your connection. Please wait 15 minutes, then try again.';

export const verificationFailed =
  'Sorry, verification was unsuccessful. Please try again by resending the code. If this problem persists, please get in touch with admin.';

/** The same for an address without an account, to which nothing was sent. */
export const tooManyMails =
  'A code was asked for several times for this address. Please look among the unwanted mail too, or wait 15 minutes and ask again.';

export const signUpClosed = 'Accounts are made by our admins. Please ask one of them for yours.';

export const noMoreSignUps =
  'We cannot send any more codes for new accounts today. Please try again tomorrow, or ask one of our admins for an account.';
