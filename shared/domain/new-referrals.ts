/** For so many days an active referral is counted as new. */
export const newReferralDays = 7;
