/** What the page says that follows a sent referral, with scripts and without. */
export const referralSent = {
  title: 'Thank you',
  text: 'Your referral has been accepted and will be answered in due course.',
  reference: 'Reference number',
  keepReference: 'Keep it if you can: it helps us to find the referral when you call.',
  whatHappens: [
    'Somebody reads it on the next working day.',
    'We get in touch in the way you said is safe. We keep to it.',
    'We agree together what comes next.',
  ],
} as const;
