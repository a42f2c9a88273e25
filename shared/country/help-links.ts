/** The help lines of the United Kingdom; they differ by country, not by organisation. */
export const helpLinks = {
  emergency: 'tel:999',
  nhs: 'tel:111',
  samaritans: 'tel:116123',
  shout: 'sms:85258',
} as const;
export type HelpLineId = keyof typeof helpLinks;
