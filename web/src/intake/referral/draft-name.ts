/** The name of what was typed into the form, in the tab. */
export const draftName = 'referral';
