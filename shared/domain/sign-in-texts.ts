export const tooManyTexts =
  'We have texted you several codes already. Please wait 15 minutes, then sign in again. You can get at most 10 codes a day.';

export const verificationFailed =
  'Sorry, verification was unsuccessful. Please try again by resending the code. If this problem persists, please get in touch with admin.';

/** The same for an address without an account, to which nothing was sent. */
export const tooManyMails =
  'A code was asked for several times for this address. Please look among the unwanted mail too, or wait 15 minutes and ask again.';
